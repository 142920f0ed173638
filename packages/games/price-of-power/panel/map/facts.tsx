import { cards } from '../../data/cards.ts';
import { areaOf, nodeOf, zoneOf } from '../../map/places.ts';
import { type Place, useBoard } from '../board-context.ts';
import { holdingsOf, marketsOf, tokensOf } from '../logic/map/pieces.ts';
import { nameOf, say, titleOf } from '../say.ts';

type FactsProps = { readonly id: Place['id'] };

/** A Trade Node: its kind, what lies on it, and who reaches it. */
export function NodeFacts({ id }: FactsProps) {
  const { view, words, Mark, pin } = useBoard();
  const market = marketsOf(view).find(({ node }) => node === id);
  const row = nodeOf(id);
  if (!market || !row) return null;
  const facts = [
    say(market.kind === 'inland' ? 'node.inland' : 'node.maritime'),
    !market.inPlay && say('node.out'),
    market.expanded && say('node.expanded'),
    market.pirates > 0 && say('node.pirates', { n: market.pirates }),
  ].filter((fact) => fact !== false);
  return (
    <>
      <p className="small">{facts.join(' · ')}</p>
      <ul className="inspector-realms">
        {Object.keys(view.seats).map((realm) => {
          const merchant = market.merchants.find((one) => one.realm === realm);
          const isEligible = Object.hasOwn(view.eligible[realm] ?? {}, id);
          return (
            <li key={realm}>
              <Mark seat={realm} /> {titleOf(words, realm)}{' '}
              <span className="small">
                {merchant
                  ? say(merchant.laid ? 'merchant.laid' : 'merchant.upright')
                  : say('merchant.none')}
                {' · '}
                {isEligible ? (
                  <button
                    type="button"
                    className="link"
                    onClick={() => pin({ type: 'path', realm, node: id })}
                  >
                    {say('node.eligible')}
                  </button>
                ) : (
                  say('node.not-eligible')
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A Sea Zone: its slots, the nodes that they protect, its ships, and to whom it is closed. */
export function ZoneFacts({ id }: FactsProps) {
  const { view, words } = useBoard();
  const zone = zoneOf(id);
  const ships = Object.entries(view.seats).flatMap(([realm, { lightShips }]) =>
    lightShips
      .filter((ship) => ship.zone === id)
      .map(({ slot, in: where }) =>
        say(where ? `ship.in-${where}` : slot ? 'ship.in-slot' : 'ship.loose', {
          realm: nameOf(words, realm),
        }),
      ),
  );
  const closed = Object.entries(view.hostile)
    .filter(([, places]) => places.includes(id))
    .map(([realm]) => nameOf(words, realm));
  return (
    <p className="small">
      {say('zone.slots', { n: zone?.slots ?? 0 })}
      {zone &&
        zone.nodes.length > 0 &&
        ` · ${say('zone.nodes', { nodes: zone.nodes.map((node) => nameOf(words, node)).join(', ') })}`}
      {' · '}
      {ships.length > 0 ? ships.join(', ') : say('zone.empty')}
      {closed.length > 0 && ` · ${say('zone.closed', { realms: closed.join(', ') })}`}
    </p>
  );
}

/** A province: whose it is, and what lies in its Area. */
export function ProvinceFacts({ id }: FactsProps) {
  const { view, words, Mark } = useBoard();
  const holding = holdingsOf(view).get(id);
  const area = areaOf(id);
  const keys = cards
    .filter((card) => view.revealed.includes(card.id))
    .flatMap(({ good, lines }) =>
      lines
        .filter(({ keyProvinces }) => keyProvinces.some(({ province }) => province === id))
        .map(({ node }) =>
          say('province.key', { good: nameOf(words, good), node: nameOf(words, node) }),
        ),
    );
  return (
    <>
      {/* Overseas an Area is its one Province. */}
      {area !== undefined && area !== id && (
        <p className="small">{say('province.area', { area: nameOf(words, area) })}</p>
      )}
      {holding && (
        <p>
          <Mark seat={holding.realm} />{' '}
          {say(`province.${holding.by}`, { realm: nameOf(words, holding.realm) })}
          {holding.isCapital && ` · ${say('province.capital')}`}
          {holding.occupier !== null &&
            ` · ${say('province.occupied', { realm: nameOf(words, holding.occupier) })}`}
        </p>
      )}
      {area !== undefined && <AreaFacts area={area} />}
      {keys.map((key) => (
        <p key={key} className="small">
          {key}
        </p>
      ))}
    </>
  );
}

/** What lies in an Area besides towns. */
function AreaFacts({ area }: { readonly area: string }) {
  const { view, words, Mark } = useBoard();
  const tokens = tokensOf(view).find((one) => one.area === area);
  if (!tokens) return null;
  return (
    <ul className="inspector-realms">
      {tokens.influence.map(({ realm, count }) => (
        <li key={`influence ${realm}`}>
          <Mark seat={realm} /> {say('area.influence', { realm: nameOf(words, realm), n: count })}
        </li>
      ))}
      {tokens.claims.map((realm) => (
        <li key={`claim ${realm}`}>
          <Mark seat={realm} /> {say('area.claim', { realm: nameOf(words, realm) })}
        </li>
      ))}
      {tokens.dnpr && <li>{say('area.dnpr')}</li>}
    </ul>
  );
}
