import { Card } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { struckInOrder } from '../logic/market/struck.ts';
import { nameOf, say, seatName } from '../say.ts';

/** The calamities that were turned up, in the order in which they are resolved, and whom each of them strikes. */
export function TurnedUp() {
  const { view, words, deck, Mark } = useFloor();
  const struck = struckInOrder(deck, view.seats);
  if (struck.length === 0) return null;
  return (
    <div className="shelf">
      <h3>{say('turned-up')}</h3>
      <ol className="turned-up">
        {struck.map(({ seat, kind, from, stack }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ in nothing but their place
          <li key={at}>
            <Card kind={kind} calamity className="card-small" />
            <span>
              <strong>{nameOf(words, kind)}</strong>
              {stack !== undefined && (
                <span className="small"> {say('turned-up.stack', { stack })}</span>
              )}{' '}
              <br />
              <Mark seat={seat} /> {seatName(seat)}
              {from !== null && (
                <span className="small"> {say('turned-up.from', { seat: seatName(from) })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
