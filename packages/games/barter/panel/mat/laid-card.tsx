import { useFloor } from '../floor-context.ts';
import { KindCard } from '../kind-card.tsx';
import { kindsToSay } from '../logic/floor-deck.ts';
import type { Slot } from '../logic/mat/draft.ts';
import type { Telling } from '../logic/mat/naming.ts';
import { nameOf, say } from '../say.ts';

type LaidCardProps = {
  readonly at: number;
  readonly slot: Slot;
  readonly telling: Telling | null;
  /** Whether the terms ask for it only now. */
  readonly isFresh: boolean;
};

/** A card on the mat, with what the other side hears of it. */
export function LaidCard({ at, slot, telling, isFresh }: LaidCardProps) {
  const { deck, words, change, draft } = useFloor();
  const name = nameOf(words, slot.kind);
  const canTalk = telling !== null && telling !== 'binding' && draft.purpose.type !== 'deliver';
  return (
    <li
      className={`laid-card ${telling === null ? '' : `laid-${telling}`} ${isFresh ? 'fresh' : ''}`}
    >
      <button
        type="button"
        className="laid-face"
        aria-label={say('mat.take', { kind: name })}
        onClick={() => change({ type: 'take', at })}
      >
        <KindCard kind={slot.kind} />
        <span className="laid-name" aria-hidden="true">
          {name}
        </span>
      </button>
      {telling === 'binding' && <span className="seal">{say('mat.binding')}</span>}
      {canTalk && (
        <select
          className="laid-say"
          aria-label={say('mat.say', { kind: name })}
          value={slot.said ?? ''}
          onChange={(event) => change({ type: 'say', at, said: event.target.value || null })}
        >
          <option value="">{say('mat.say-nothing')}</option>
          {kindsToSay(deck).map((kind) => (
            <option key={kind} value={kind}>
              {say('mat.say-kind', { kind: nameOf(words, kind) })}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
