import { BINDING } from '../../binding.ts';
import type { Side } from '../../commands.ts';
import { CardBack } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { KindCard } from '../kind-card.tsx';
import { nameOf, say } from '../say.ts';

type SideCardsProps = {
  readonly side: Side;
  /** What stands on the cards that nothing is said of. */
  readonly unnamed: string;
  /** The names that it has only now, which stand out. */
  readonly fresh?: readonly string[] | undefined;
};

/** A side of an offer as cards on the table: bound ones sealed, talked-of ones dashed, the rest face down. */
export function SideCards({ side, unnamed, fresh = [] }: SideCardsProps) {
  const { words } = useFloor();
  const hidden = side.count - side.named.length;
  return (
    <ul className="side">
      {side.named.map((kind, at) => {
        const binds = at < BINDING;
        const name = nameOf(words, kind);
        const told = `said said-${binds ? 'binds' : 'talk'} ${fresh.includes(kind) ? 'fresh' : ''}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of names is what they mean
          <li key={at} className={told}>
            <KindCard kind={kind} className="card-small" />
            <span className="said-name" aria-hidden="true">
              {name}
            </span>
            <span className="unseen">
              {binds ? say('offer.binds', { kind: name }) : say('offer.talk', { kind: name })}
            </span>
          </li>
        );
      })}
      {hidden > 0 && (
        <li className="said said-hidden">
          <span className="backs" aria-hidden="true">
            {Array.from({ length: Math.min(hidden, 4) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are all alike
              <CardBack key={at} className="card-small" />
            ))}
          </span>
          <span className="said-name">{unnamed}</span>
        </li>
      )}
      {side.calamityFree && (
        <li className="said-free">
          <em>{say('offer.calamity-free')}</em>
        </li>
      )}
    </ul>
  );
}
