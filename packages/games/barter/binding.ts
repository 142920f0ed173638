/** The fewest cards that a side of a trade gives (rules clauses AC-28.3, MC-7.6). */
export const LEAST = 3;
/** How many names bind (rules clauses AC-28.3, MC-7.7). */
export const BINDING = 2;

/** How often a name is among those that bind: two of one name are two cards. */
export function owedOf(named: readonly string[], name: string): number {
  return (named[0] === name ? 1 : 0) + (named[1] === name ? 1 : 0);
}

/** The names that bind, one for each card that is owed: two of one name are two cards. */
export function bindingNames(named: readonly string[]): readonly string[] {
  return named.slice(0, BINDING);
}

/** The kinds that the binding names owe, each once; `owedOf` tells how many cards of it. */
export function bindingKinds(named: readonly string[]): readonly string[] {
  if (named.length <= 1 || named[0] !== named[1])
    return named.length > BINDING ? named.slice(0, BINDING) : named;
  return named.slice(0, 1);
}
