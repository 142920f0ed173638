import type { Bag } from '@haggle/engine';
import { useMemo } from 'react';
import type { Side } from '../../commands.ts';
import type { TradeView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { KindCard } from '../kind-card.tsx';
import { findBroken, findSaid, findUntrue, type Untrue } from '../logic/market/broken-word.ts';
import { listOf, nameOf, say, seatName } from '../say.ts';

const SHOWN = 8;

/** The trades of this turn, newest first: my own with the cards that moved, of others only that they traded. */
export function Trades({ trades }: { trades: readonly TradeView[] }) {
  const { events } = useFloor();
  const saidIn = useMemo(() => findSaid(events), [events]);
  if (trades.length === 0) return null;
  const newestFirst = trades.toReversed().slice(0, SHOWN);
  return (
    <div className="shelf shelf-trades">
      <h3>{say('trades.title')}</h3>
      <ul className="tickets">
        {newestFirst.map((trade) => (
          <TradeLine key={trade.id} trade={trade} said={saidIn.get(trade.id)} />
        ))}
      </ul>
    </div>
  );
}

type TradeLineProps = {
  readonly trade: TradeView;
  /** What its two parties had said that they would give, where that is known. */
  readonly said: Readonly<Record<string, Side>> | undefined;
};

function TradeLine({ trade, said }: TradeLineProps) {
  const { me, Mark } = useFloor();
  const [a, b] = trade.between;
  const partner = a === me ? b : a;
  if (!trade.gave || !trade.got) {
    return (
      <li className="trade-line">
        <span className="trade-marks" aria-hidden="true">
          <Mark seat={a} /> <Mark seat={b} />
        </span>
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
        <Moved
          word={say('trades.gave')}
          cards={trade.gave}
          said={me === null ? undefined : said?.[me]}
        />
        <Moved word={say('trades.got')} cards={trade.got} said={said?.[partner]} />
      </div>
    </li>
  );
}

type MovedProps = {
  readonly word: string;
  readonly cards: Bag;
  /** What was said of them before. */
  readonly said?: Side | undefined;
};

/** The cards that went one way in a trade, and what had been said of them and was not so. */
export function Moved({ word, cards, said }: MovedProps) {
  const { words, deck } = useFloor();
  const kinds = Object.entries(cards).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  const broken = said ? findBroken(said, cards, (kind) => kind in deck.calamities) : [];
  return (
    <div className="terms-side">
      <span className="terms-word">{word}</span>
      {kinds.length === 0 && <span>{say('trades.nothing')}</span>}
      <ul className="side">
        {kinds.map((kind, at) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: like cards are told apart by place alone
            <li key={at} className="said">
              <KindCard kind={kind} className="card-small" />
              <span className="said-name">{nameOf(words, kind)}</span>
            </li>
          );
        })}
      </ul>
      {said && <UntrueLine untrue={findUntrue(said, cards)} />}
      {broken.length > 0 && (
        <p className="small untrue">
          {say('trades.broken', { was: listOf(broken.map((kind) => nameOf(words, kind))) })}
        </p>
      )}
    </div>
  );
}

function UntrueLine({ untrue }: { readonly untrue: Untrue | null }) {
  const { words } = useFloor();
  if (untrue === null) return null;
  const listed = (kinds: readonly string[]) => listOf(kinds.map((kind) => nameOf(words, kind)));
  const said = listed(untrue.said);
  return (
    <p className="small untrue">
      {untrue.was === null
        ? say('trades.untrue', { said })
        : say('trades.untrue-was', { said, was: listed(untrue.was) })}
    </p>
  );
}
