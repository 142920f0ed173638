import type { Bag } from '@haggle/engine';
import type { TradeView } from '../../view.ts';
import { Card } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { faceValue, isCommodity } from '../logic/floor-deck.ts';
import { nameOf, say, seatName } from '../say.ts';

const SHOWN = 8;

/** The trades of this turn, newest first: my own with the cards that moved, of others only that they traded. */
export function Trades({ trades }: { trades: readonly TradeView[] }) {
  if (trades.length === 0) return null;
  const newestFirst = trades.toReversed().slice(0, SHOWN);
  return (
    <div className="shelf shelf-trades">
      <h3>{say('trades.title')}</h3>
      <ul className="tickets">
        {newestFirst.map((trade) => (
          <TradeLine key={trade.id} trade={trade} />
        ))}
      </ul>
    </div>
  );
}

function TradeLine({ trade }: { trade: TradeView }) {
  const { me, Mark } = useFloor();
  const [a, b] = trade.between;
  const partner = a === me ? b : a;
  if (!trade.gave || !trade.got) {
    return (
      <li className="trade-line">
        <Mark seat={a} /> <Mark seat={b} />{' '}
        <span>{say('trades.others', { a: seatName(a), b: seatName(b) })}</span>
      </li>
    );
  }
  return (
    <li className="ticket trade-mine">
      <header className="ticket-head">
        <Mark seat={partner} />
        <span>{say('trades.with', { seat: seatName(partner) })}</span>
      </header>
      <div className="ticket-terms">
        <Moved word={say('trades.gave')} cards={trade.gave} />
        <Moved word={say('trades.got')} cards={trade.got} />
      </div>
    </li>
  );
}

/** The cards that went one way in a trade. */
export function Moved({ word, cards }: { word: string; cards: Bag }) {
  const { deck, words } = useFloor();
  const kinds = Object.entries(cards).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  return (
    <div className="terms-side">
      <span className="terms-word">{word}</span>
      {kinds.length === 0 && <span>{say('trades.nothing')}</span>}
      <ul className="side">
        {kinds.map((kind, at) => {
          const calamity = !isCommodity(deck, kind);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: like cards are told apart by place alone
            <li key={at} className="said">
              <Card
                kind={kind}
                calamity={calamity}
                value={calamity ? undefined : faceValue(deck, kind)}
                className="card-small"
              />
              <span className="said-name">{nameOf(words, kind)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
