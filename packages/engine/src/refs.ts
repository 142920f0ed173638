/** By the type of an event, the field of it that is a ref. */
type RefFields<E extends { readonly type: string }> = {
  readonly [T in E['type']]?: Exclude<keyof Extract<E, { readonly type: T }>, 'type'> & string;
};

/**
 * What the events of a command made, for a game's `refs`: the named fields of events of these types, under their
 * names. Of several events the last one counts.
 */
export function refsOf<E extends { readonly type: string }>(
  events: readonly E[],
  fields: RefFields<E>,
): Readonly<Record<string, string>> {
  const refs: Record<string, string> = {};
  for (const event of events) {
    const type: E['type'] = event.type;
    const made = Object.entries(event).find(([name]) => name === fields[type]);
    if (made) refs[made[0]] = String(made[1]);
  }
  return refs;
}
