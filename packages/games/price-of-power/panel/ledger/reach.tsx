import { Options } from '../../../panel/choose.tsx';
import { SUPPLY } from '../../state.ts';
import type { SeatView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { FIGURES } from '../logic/figures.ts';
import { nameOf, say, titleOf } from '../say.ts';
import { FigureIcon } from './figure-icon.tsx';
import { Nodes } from './nodes.tsx';

type ReachProps = { readonly realm: string; readonly onRealm: (realm: string) => void };

/** A realm in full: its ledger, its pieces, and the nodes it is connected to, each with its chain. */
export function Reach({ realm, onRealm }: ReachProps) {
  const { view, me, still, words, talkWith } = useBoard();
  const seat = view.seats[realm];
  if (!seat) return null;
  return (
    <section className="reach" aria-label={say('reach')}>
      <div className="acts">
        <label className="pop-field">
          <span className="unseen">{say('reach.realm')}</span>
          <select value={realm} onChange={({ target }) => onRealm(target.value)}>
            <Options options={Object.keys(view.seats)} tell={(id) => titleOf(words, id)} />
          </select>
        </label>
        {me !== null && realm !== me && !still && (
          <button type="button" className="button" onClick={() => talkWith(realm)}>
            {say('realms.talk', { realm: nameOf(words, realm) })}
          </button>
        )}
      </div>
      <dl className="ledger">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>
              <FigureIcon figure={figure} /> {say(`figure.${figure}`)}
            </dt>
            <dd>{seat[figure]}</dd>
          </div>
        ))}
      </dl>
      <Pieces seat={seat} />
      <h2>{say('reach.nodes')}</h2>
      <Nodes realm={realm} />
    </section>
  );
}

/** All that a realm has on the map, in words. */
function Pieces({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const tell = (place: string) => (place === SUPPLY ? say('supply') : nameOf(words, place));
  const merchants = seat.merchants.map(({ node, laid }) =>
    say(laid ? 'reach.laid' : 'reach.upright', { node: tell(node) }),
  );
  const lines = [
    ['reach.merchants', merchants],
    ['reach.ships', countPlaces(seat.lightShips.map(({ zone }) => tell(zone)))],
    ['reach.towns', seat.towns.large.map(tell)],
    ['reach.small-towns', seat.towns.small.map(tell)],
    ['reach.vassals', seat.vassals.map(tell)],
    ['reach.influence', countPlaces(seat.influence.map(tell))],
    ['reach.claims', seat.claims.map(tell)],
  ] as const;
  return (
    <div className="reach-pieces small">
      {lines
        .filter(([word, places]) => word === 'reach.merchants' || places.length > 0)
        .map(([word, places]) => (
          <p key={word}>
            {say(word)} {places.join(', ') || say('reach.nothing')}
          </p>
        ))}
    </div>
  );
}

/** Places that come several times are told once, with how often. */
function countPlaces(places: readonly string[]): readonly string[] {
  return [...new Set(places)].map((place) => {
    const n = places.filter((one) => one === place).length;
    return n === 1 ? place : say('reach.times', { place, n });
  });
}
