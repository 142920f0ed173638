import { useRef } from 'react';
import { useDrop } from 'react-aria-components';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { changedSides } from '../logic/mat/changed-terms.ts';
import { tell } from '../logic/mat/naming.ts';
import { owedNames } from '../logic/mat/owed.ts';
import { say } from '../say.ts';
import { CARD_TYPE } from './card-type.ts';
import { LaidCard } from './laid-card.tsx';
import { useNewestInSight } from './use-newest-in-sight.ts';

type GiveTrayProps = {
  /** How many cards are due, where that is settled already. */
  readonly count: number | undefined;
  readonly offer: OfferView | undefined;
  /** Whether the cards go to another player, who is told of them. */
  readonly told?: boolean;
};

/** Where the cards lie that will be handed over; cards are tapped or dragged here. */
export function GiveTray({ count, offer, told = true }: GiveTrayProps) {
  const { deck, draft, change } = useFloor();
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(CARD_TYPE) ? 'move' : 'cancel'),
    onDrop: (event) => {
      for (const item of event.items) {
        if (item.kind !== 'text' || !item.types.has(CARD_TYPE)) continue;
        void item.getText(CARD_TYPE).then((kind) => change({ type: 'lay', kind }));
      }
    },
  });
  const laid = useNewestInSight(draft.gives.length);
  const title = say(told ? 'mat.give' : 'purchase.give');
  const fresh = changedSides(draft, offer)?.asks?.come ?? [];
  const tellings = tell(deck, draft.gives, offer ? owedNames(draft, offer) : []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drop target is a group of cards, not of form fields
    <div
      {...dropProps}
      ref={ref}
      role="group"
      aria-label={title}
      className={`tray tray-give ${isDropTarget ? 'tray-over' : ''}`}
    >
      <h3>
        {title}{' '}
        <span className="tray-count">
          {count === undefined
            ? draft.gives.length
            : say('mat.count', { n: draft.gives.length, m: count })}
        </span>
      </h3>
      {draft.gives.length === 0 && <p className="quiet small">{say('mat.drop')}</p>}
      <ul className="laid" ref={laid}>
        {draft.gives.map((slot, at) => (
          <LaidCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cards is what they mean
            key={at}
            at={at}
            slot={slot}
            telling={told ? (tellings[at] ?? 'silent') : null}
            isFresh={fresh.includes(slot.kind)}
          />
        ))}
      </ul>
    </div>
  );
}
