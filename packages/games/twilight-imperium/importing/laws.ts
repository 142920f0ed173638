import { idFrom } from '../names.ts';

/** A law in play as another tool tells it: the card's name, and the seat that it has elected, if any. */
type Told = { readonly name: string; readonly elected?: string | undefined };

/** What a set-up tells of the laws in play: each by its id; nothing where there are none. */
export function lawsFrom(told: readonly Told[]): { laws?: readonly object[] } {
  const laws = told.map(({ name, elected }) => ({
    law: idFrom(name),
    ...(elected && { elected }),
  }));
  return laws.length > 0 ? { laws } : {};
}
