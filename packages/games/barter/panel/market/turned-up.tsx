import { Card } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { nameOf, say, seatName } from '../say.ts';

/** The calamities that were turned up, and whom each of them strikes. */
export function TurnedUp() {
  const { view, words, Mark } = useFloor();
  const struck = Object.entries(view.seats).flatMap(([seat, { calamities = [] }]) =>
    calamities.map((calamity) => ({ seat, ...calamity })),
  );
  if (struck.length === 0) return null;
  return (
    <div className="shelf">
      <h3>{say('turned-up')}</h3>
      <ul className="turned-up">
        {struck.map(({ seat, kind, from }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ in nothing but their place
          <li key={at}>
            <Card kind={kind} calamity className="card-small" />
            <span>
              <strong>{nameOf(words, kind)}</strong> <br />
              <Mark seat={seat} /> {seatName(seat)}
              {from !== null && (
                <span className="small"> {say('turned-up.from', { seat: seatName(from) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
