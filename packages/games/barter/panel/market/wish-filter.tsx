import { useFloor } from '../floor-context.ts';
import { nameOf, say } from '../say.ts';

type WishFilterProps = {
  readonly wish: string | null;
  readonly onChange: (wish: string | null) => void;
};

/** Narrows the floor to offers that name a wanted kind. */
export function WishFilter({ wish, onChange }: WishFilterProps) {
  const { view, words } = useFloor();
  const offered = new Set(Object.values(view.offers).flatMap((offer) => offer.gives.named));
  const kinds = [...new Set([...Object.keys(view.value?.sets ?? {}), ...offered])].sort();
  return (
    <label className="wish">
      <span className="small">{say('market.wish')}</span>
      <select value={wish ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{say('market.wish-any')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {nameOf(words, kind)}
          </option>
        ))}
      </select>
    </label>
  );
}
