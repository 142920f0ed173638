import { useEffect, useRef } from 'react';
import { BINDING, LEAST } from '../../binding.ts';
import { CardBack } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { KindCard } from '../kind-card.tsx';
import { nameOf, say, sayCount, seatName } from '../say.ts';

const MOST = 12;

/** What is asked for: how many cards, and which by name. */
export function AskTray() {
  const { draft, change, words } = useFloor();
  const { count, named } = draft.asks;
  const row = useRef<HTMLUListElement>(null);
  // Sideways alone: the kinds below are under the finger that asks for one.
  useEffect(() => {
    const newest = row.current?.children[named.length - 1]?.getBoundingClientRect();
    const room = row.current?.getBoundingClientRect();
    if (newest && room)
      row.current?.scrollBy(Math.max(0, newest.right + newest.width - room.right), 0);
  }, [named.length]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table, not form fields
    <div className="tray tray-ask" role="group" aria-label={say('mat.ask')}>
      <div className="tray-head">
        <h3>{say('mat.ask')}</h3>
        <Count />
        <Held />
      </div>
      <ul className="laid" ref={row}>
        {named.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of names is what they mean
          <li key={at} className={`laid-card laid-${at < BINDING ? 'binding' : 'talk'}`}>
            <button
              type="button"
              className="laid-face"
              aria-label={say('mat.ask-drop', { kind: nameOf(words, kind) })}
              onClick={() => change({ type: 'drop', at })}
            >
              <KindCard kind={kind} />
              <span className="laid-name" aria-hidden="true">
                {nameOf(words, kind)}
              </span>
            </button>
            <span className="seal">{at < BINDING ? say('mat.binding') : say('mat.talk')}</span>
          </li>
        ))}
        {Array.from({ length: count - named.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that may be any are all alike
          <li key={`any${at}`} className="laid-card laid-any">
            <span className="laid-face">
              <CardBack />
              <span className="laid-name">{say('mat.any')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many cards are asked for: at least those that are named. At an end its button keeps the keyboard. */
function Count() {
  const { draft, change } = useFloor();
  const { count, named } = draft.asks;
  const isLeast = count <= Math.max(LEAST, named.length);
  const isMost = count >= MOST;
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={say('mat.fewer')}
        aria-disabled={isLeast}
        onClick={() => !isLeast && change({ type: 'count', count: count - 1 })}
      >
        −
      </button>
      <output className="tray-count">{count}</output>
      <button
        type="button"
        aria-label={say('mat.more')}
        aria-disabled={isMost}
        onClick={() => !isMost && change({ type: 'count', count: count + 1 })}
      >
        +
      </button>
    </span>
  );
}

/** How many cards the one who is asked holds. */
function Held() {
  const { view, draft } = useFloor();
  const { to, asks } = draft;
  const held = to === null ? undefined : view.seats[to]?.cards;
  if (to === null || held === undefined) return null;
  return (
    <span className={asks.count > held ? 'small surplus' : 'small'}>
      <span aria-hidden="true">{say('mat.held-of', { n: held })}</span>
      <span className="unseen">{sayCount('mat.held', held, { seat: seatName(to) })}</span>
    </span>
  );
}
