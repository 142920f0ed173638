import { nameOf } from './say.ts';

const BY_EFFECT = 'TI-X.';

/** Where a rule stands: its clause; a card’s or an ability’s own is known by the name of that. */
export function ClauseMark({ id }: { readonly id: string }) {
  const isEffect = id.startsWith(BY_EFFECT);
  return <span className="clause">{isEffect ? nameOf(id.slice(BY_EFFECT.length)) : id}</span>;
}
