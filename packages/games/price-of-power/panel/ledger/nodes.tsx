import { useMemo } from 'react';
import { SUPPLY } from '../../state.ts';
import type { SeatView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { type Chained, readChains } from '../logic/map/links.ts';
import { nameOf, say } from '../say.ts';

/**
 * The nodes that a realm is connected to, each with its chain, those where its Merchants stand first; and those where
 * one stands in vain, for no chain leads there any more.
 */
export function Nodes({ realm }: { readonly realm: string }) {
  const { view, words } = useBoard();
  const seat = view.seats[realm];
  const chained = useMemo(() => seat && readChains(view, seat), [view, seat]);
  if (!seat || !chained) return null;
  const nodes = Object.entries(view.eligible[realm] ?? {}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const stands = (node: string) => seat.merchants.some((merchant) => merchant.node === node);
  const listed = [
    ...nodes.filter(([node]) => stands(node)),
    ...nodes.filter(([node]) => !stands(node)),
  ];
  const placed = seat.merchants.map(({ node }) => node).filter((node) => node !== SUPPLY);
  const cut = [...new Set(placed)].filter(
    (node) => !Object.hasOwn(view.eligible[realm] ?? {}, node),
  );
  if (listed.length + cut.length === 0) return <p className="quiet">{say('reach.none')}</p>;
  return (
    <ul className="reach-nodes">
      {cut.map((node) => (
        <li key={node} className="reach-cut">
          <strong>{nameOf(words, node)}</strong>{' '}
          <span className="small reach-weak">{say('reach.cut')}</span>
        </li>
      ))}
      {listed.map(([node, { path }]) => (
        <Way key={node} realm={realm} seat={seat} node={node} {...chained(node, path)} />
      ))}
    </ul>
  );
}

type WayProps = {
  readonly realm: string;
  readonly seat: SeatView;
  readonly node: string;
} & Chained;

/** A node that a realm is connected to, with the chain that leads there; it is pointed out on the map. */
function Way({ realm, seat, node, links, weak }: WayProps) {
  const { words, point, pin, showMap } = useBoard();
  const merchant = seat.merchants.find((one) => one.node === node);
  const spotlight = { type: 'path', realm, node } as const;
  return (
    <li>
      <button
        type="button"
        className="reach-node"
        onPointerEnter={() => point(spotlight)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(spotlight)}
        onBlur={() => point(null)}
        onClick={() => {
          pin(spotlight);
          showMap();
        }}
      >
        <strong>{nameOf(words, node)}</strong>{' '}
        {merchant && (
          <span className="reach-merchant">
            {say(merchant.laid ? 'reach.merchant-laid' : 'reach.merchant')}
          </span>
        )}{' '}
        <span className="small">{links.map(({ place }) => nameOf(words, place)).join(' – ')}</span>
        {weak !== null && (
          <span className="small reach-weak">
            {say('spot.weak', { place: nameOf(words, weak) })}
          </span>
        )}
      </button>
    </li>
  );
}
