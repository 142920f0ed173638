import type { LobbySeat } from '../logic/setup/setup-draft.ts';
import { ringOf } from '../logic/setup/setup-draft.ts';
import { say, seatName } from '../say.ts';

type Pairs = readonly (readonly [string, string])[];

type PairFieldProps = {
  readonly seats: readonly LobbySeat[];
  /** Neighbors by the keys of their seats. */
  readonly pairs: Pairs;
  readonly onChange: (pairs: Pairs) => void;
};

/** Who is whose neighbor, told pair by pair. */
export function PairField({ seats, pairs, onChange }: PairFieldProps) {
  const all = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => [one, other] as const));
  const isListed = (one: string, other: string) =>
    pairs.some((pair) => pair.includes(one) && pair.includes(other));
  const toggle = (one: string, other: string) =>
    onChange(
      isListed(one, other)
        ? pairs.filter((pair) => !(pair.includes(one) && pair.includes(other)))
        : [...pairs, [one, other]],
    );
  return (
    <>
      <div className="acts">
        <button type="button" className="button" onClick={() => onChange(ringOf(seats))}>
          {say('setup.ring')}
        </button>
      </div>
      <fieldset className="ti-checks">
        <legend className="small">{say('setup.pairs')}</legend>
        {all.map(([one, other]) => (
          <label key={`${one.key} ${other.key}`} className="check">
            <input
              type="checkbox"
              checked={isListed(one.key, other.key)}
              onChange={() => toggle(one.key, other.key)}
            />
            <span>
              {seatName(one.id)} – {seatName(other.id)}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
