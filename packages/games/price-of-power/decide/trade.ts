import { done, enumerate, malformed, type Result } from '@haggle/engine';
import { availableOf, layMerchant } from '../choices/merchants.ts';
import type { CommandOf } from '../commands.ts';
import { type Events, type Refused, realmOf, refuseBy } from '../desk.ts';
import type { Event } from '../events.ts';
import { contestedOf } from '../income/rows.ts';
import { barSecondary } from '../income/secondary.ts';
import { tallyTrade } from '../income/tally.ts';
import type { Venue } from '../income/venue.ts';
import { eligible } from '../map/eligibility.ts';
import { hasVacancy, moveShip } from '../map/moves.ts';
import { isInPlay } from '../map/places.ts';
import { findLinked } from '../map/through.ts';
import { type Merchant, type Position, type ShipMove, type State, SUPPLY } from '../state.ts';
import { nameOf } from '../words.ts';
import { collect } from './collect.ts';
import { checkShipMove } from './ships.ts';
import { choiceOf, venueOf } from './venues.ts';

type Trade = CommandOf<'trade'>;

/** Chooses a revealed card and a node on it, with a ship's move before (PP-TA); pays at once where no tie matters. */
export function trade(state: State, by: string, command: Trade): Events {
  const { node, ship = null } = command;
  const used = chooseMerchant(state, by, command);
  if (!used.ok) return used;
  const { merchant, isClear } = used.value;
  const found = findVenue(state, command);
  if (!found.ok) return found;
  const sailed = sail(state.position, by, ship);
  if (!sailed.ok) return sailed;
  const placed = layMerchant(sailed.value, by, { merchant, node });
  const refused =
    checkLimit(state, by, { node, merchant }) ??
    checkConnection(sailed.value, by, { node, ship }) ??
    checkSecondary(placed, node, found.value) ??
    (isClear ? null : refuseBy('no-merchant', { what: 'unclear' }));
  if (refused) return refused;
  const venue = found.value;
  const tied = contestedOf(tallyTrade(placed, venue).tiers);
  const traded: Event = {
    type: 'traded',
    seat: by,
    ...choiceOf(venue),
    merchant: merchant.node,
    ship: ship && tellMove(state.position, ship),
    discarded: state.revealed.filter((card) => card !== command.card),
    tied,
  };
  return done(tied.length > 0 ? [traded] : [traded, ...collect(placed, venue, [])]);
}

/** A ship's move as the log tells it: no slot is renounced where none is free. */
function tellMove(position: Position, { from, to, fromPort, slot, displaces }: ShipMove): ShipMove {
  return {
    from,
    to,
    ...(fromPort === true && { fromPort }),
    ...(slot === false && hasVacancy(position, to) && { slot }),
    ...(displaces !== undefined && { displaces }),
  };
}

/** A Merchant for a trade, and whether it is clear that this one is meant. */
type Meant = { readonly merchant: Merchant; readonly isClear: boolean };

/**
 * The Merchant that is used: the named one, else the one at the node, else the only one that stands on the board
 * (PP-12.4), else one from the supply, where they are all the same.
 */
function chooseMerchant(state: State, by: string, { node, merchant: from }: Trade): Result<Meant> {
  const { merchants } = realmOf(state, by);
  const available = availableOf(merchants, state.position.options);
  const standing = available.filter((one) => one.node !== SUPPLY);
  const there = merchants.find((one) => one.node === node);
  const named = available.find((one) => one.node === from);
  const usual = (available.length > 0 ? there : undefined) ?? standing[0] ?? available[0];
  const merchant = from === undefined ? usual : named;
  if (merchant === undefined) {
    return from === undefined || available.length === 0
      ? refuseBy('no-merchant')
      : refuseBy('no-merchant', from === SUPPLY ? { what: 'supply' } : { what: 'absent', from });
  }
  const isClear = merchant === named || merchant === there || standing.length <= 1;
  return done({ merchant, isClear });
}

function findVenue({ revealed, position }: State, { card, node, secondary }: Trade): Result<Venue> {
  if (!revealed.includes(card)) return refuseBy('not-revealed', { card });
  const venue = venueOf({ card, node, kind: secondary === true ? 'secondary' : 'primary' });
  if (venue === null) return refuseBy('not-on-card', { card, node });
  const grey = [node, venue.line.node].find((one) => !isInPlay(one, position.edition));
  return grey === undefined ? done(venue) : refuseBy('not-in-play', { node: grey });
}

function sail(position: Position, by: string, ship: ShipMove | null): Result<Position> {
  if (ship === null) return done(position);
  return checkShipMove(position, by, ship) ?? done(moveShip(position, by, ship));
}

type Used = { readonly node: string; readonly merchant: Merchant };

/** No second Merchant in a node, and none that lies on its side (PP-12.4). */
function checkLimit(state: State, by: string, { node, merchant }: Used): Refused | null {
  const there = realmOf(state, by).merchants.find((one) => one.node === node);
  if (there === undefined || (there === merchant && !there.laid)) return null;
  return refuseBy('merchant-limit', { ...(there.laid && { what: 'laid' }), realm: by, node });
}

type Reached = { readonly node: string; readonly ship: ShipMove | null };

/** A valid connection to the node (PP-12.2), which a ship that was moved must have to do with (PP-TA). */
function checkConnection(position: Position, by: string, { node, ship }: Reached): Refused | null {
  if (eligible(position, by, node) === null) return refuseBy('not-eligible', { node });
  if (ship === null) return null;
  const linked = findLinked(position, realmOf({ position }, by), ship.to);
  return linked.has(node) ? null : refuseBy('ship-not-linked', { node, zone: ship.to });
}

function checkSecondary(placed: Position, node: string, { kind }: Venue): Refused | null {
  if (kind === 'primary') return null;
  const bar = barSecondary(placed, node);
  if (bar === null) return null;
  if (bar.code === 'secondary-pirate') return refuseBy(bar.code, { node });
  const { code, rival, own, other } = bar;
  return refuseBy(code, { node, rival, own, other });
}

/** Ranks the equals whose order matters, and pays (PP-12.5). */
export function rank(state: State, { order }: CommandOf<'rank'>): Events {
  const { tied, choice, position } = state;
  const isRanking =
    order.length === tied.length &&
    new Set(order).size === order.length &&
    order.every((realm) => tied.includes(realm));
  if (!isRanking) {
    const equals = enumerate(tied.map(nameOf), ({ list, last }) => `${list} and ${last}`);
    return malformed('order', `it must name ${equals}, each once`);
  }
  const venue = choice && venueOf(choice);
  if (venue === null) throw new Error('a ranking without a trade');
  return done(collect(position, venue, order));
}
