import { type Card, cards, type Line } from '../data/cards.ts';
import { nodes } from '../data/nodes.ts';
import { zones } from '../data/zones.ts';
import {
  areaOf,
  type Board,
  type BoardShip,
  isConnected,
  isTouching,
  near,
  realmOf,
} from './evaluator-map.ts';

/*
 * Chapter 12 and the Trade Action a second time, straight from the source text and as slowly as it reads: every
 * order of the players is tried as a tie-break, every row is a seat that one player takes, every chain is
 * searched anew. It shares the tables of facts with the game and nothing else, so that the tests can
 * compare two answers that were found in different ways.
 */

type Move = { from: string; to: string; fromPort?: true; displaces?: string };

/** What is paid: ducats by realm, rows, powers; as in the table of choices. */
export type Payment = {
  readonly rows: Readonly<Record<string, number | null>>;
  readonly income: Readonly<Record<string, number>>;
};

export type EvaluatedChoice = {
  readonly card: string;
  readonly node: string;
  readonly kind: 'primary' | 'secondary';
  readonly ship: Move | null;
  readonly powers: Readonly<Record<string, number>>;
  /** Every payment that some ranking of the players leads to, without doubles. */
  readonly payments: readonly Payment[];
};

/** Every legal choice with the cards, found by trying everything. */
export function evaluateChoices(board: Board, revealed: readonly string[]): EvaluatedChoice[] {
  const found: EvaluatedChoice[] = [];
  const moves = [null, ...possibleMoves(board)];
  for (const id of revealed) {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) continue;
    for (const line of card.lines) {
      for (const kind of ['primary', 'secondary'] as const) {
        for (const move of moves) {
          const choice = evaluateChoice(board, card, line, kind, move);
          if (choice !== null) found.push(choice);
        }
      }
    }
  }
  return found;
}

function evaluateChoice(
  board: Board,
  card: Card,
  line: Line,
  kind: 'primary' | 'secondary',
  move: Move | null,
): EvaluatedChoice | null {
  const me = board.active;
  const node = kind === 'primary' ? line.node : line.secondary;
  if (node === null || !isInPlay(board, line.node) || !isInPlay(board, node)) return null;
  if (!mayUseMerchant(board, node)) return null;
  const sailed = move === null ? board : afterMove(board, move);
  if (!isConnected(sailed, me, node, null)) return null;
  if (move !== null && !isTouching(node, move.to) && !isConnected(sailed, me, node, move.to)) {
    return null;
  }
  const after = withMerchant(sailed, node, line.node);
  if (kind === 'secondary' && !maySelectSecondary(after, node)) return null;
  const powers = collectingPowers(after, line, kind);
  const payments = distinct(
    everyOrder(Object.keys(board.seats)).map((order) =>
      pay(after, card, line, kind, powers, order),
    ),
  );
  const shown = kind === 'secondary' ? { ...powers, [me]: powerIn(after, me, node, null) } : powers;
  return { card: card.id, node, kind, ship: move, powers: shown, payments };
}

function isInPlay(board: Board, node: string): boolean {
  const east = nodes.find((one) => one.id === node)?.board === 'east';
  return !east || board.edition === 'deluxe';
}

// --- The Trade Action: one Light Ship, one Merchant -------------------------------------------

function possibleMoves(board: Board): Move[] {
  const me = board.active;
  const moves: Move[] = [];
  for (const { id: from } of zones) {
    for (const harbour of [false, true]) {
      const ships = (board.seats[me]?.lightShips ?? []).filter(
        (ship) => ship.zone === from && isMovable(board, ship, harbour),
      );
      if (ships.length === 0) continue;
      for (const { id: to } of zones) {
        if (!reaches(board, from, to, harbour)) continue;
        const port = harbour ? { fromPort: true as const } : {};
        moves.push({ from, to, ...port });
        for (const rival of Object.keys(board.seats)) {
          const held = slotted(board, rival, to);
          if (rival !== me && freeSlots(board, to) === 0 && held > 0) {
            moves.push({ from, to, ...port, displaces: rival });
          }
        }
      }
    }
  }
  return moves;
}

function isMovable(board: Board, ship: BoardShip, harbour: boolean): boolean {
  if (harbour) return ship.in === 'port';
  return ship.in === undefined || (ship.in === 'fleet' && board.options.shipFromFleet);
}

/** At most two spaces, none of them hostile; a Distant Sea Zone ends the move; leaving port is a space. */
function reaches(board: Board, from: string, to: string, harbour: boolean): boolean {
  const hostile = board.hostile[board.active] ?? [];
  const isDistant = (zone: string) => zones.find((one) => one.id === zone)?.distant === true;
  let routes: string[][] = harbour
    ? [[from]]
    : zones.filter((z) => near(from, z.id)).map((z) => [z.id]);
  routes = routes.filter(([first = '']) => !hostile.includes(first));
  const longer = routes
    .filter(([first = '']) => !isDistant(first))
    .flatMap(([first = '']) =>
      zones.filter((z) => near(first, z.id) && !hostile.includes(z.id)).map((z) => [first, z.id]),
    );
  const ends = [...routes, ...longer].map((route) => route.at(-1));
  return ends.includes(to) && (harbour || to !== from);
}

function slotted(board: Board, realm: string, zone: string): number {
  const ships = board.seats[realm]?.lightShips ?? [];
  return ships.filter((ship) => ship.zone === zone && ship.slot && ship.in === undefined).length;
}

function freeSlots(board: Board, zone: string): number {
  const slots = zones.find((one) => one.id === zone)?.slots ?? 0;
  const taken = Object.keys(board.seats).reduce(
    (sum, realm) => sum + slotted(board, realm, zone),
    0,
  );
  return slots - taken;
}

function afterMove(board: Board, { from, to, fromPort, displaces }: Move): Board {
  const me = board.active;
  const own = [...(board.seats[me]?.lightShips ?? [])];
  const candidates = own.filter(
    (one) => one.zone === from && isMovable(board, one, fromPort === true),
  );
  const leaving =
    candidates.find((one) => !one.slot && one.in === undefined) ??
    candidates.find((one) => one.in !== undefined) ??
    candidates[0];
  const takesSlot = displaces !== undefined || freeSlots(board, to) > 0;
  const moved = own.map((one) => (one === leaving ? { zone: to, slot: takesSlot } : one));
  let seats = { ...board.seats, [me]: { ...realmOf(board, me), lightShips: moved } };
  if (displaces !== undefined) {
    const theirs = realmOf(board, displaces).lightShips;
    const loser = theirs.find((one) => one.zone === to && one.slot && one.in === undefined);
    const pushed = theirs.map((one) => (one === loser ? { zone: to, slot: false } : one));
    seats = { ...seats, [displaces]: { ...realmOf(board, displaces), lightShips: pushed } };
  }
  return { ...board, seats };
}

/** One Merchant in a node, laid down once in a round: an upright one there must be the one; a laid one bars the node. */
function mayUseMerchant(board: Board, node: string): boolean {
  const own = realmOf(board, board.active).merchants;
  const there = own.find((merchant) => merchant.node === node);
  if (there !== undefined) return !there.laid;
  return own.some(
    (merchant) =>
      !merchant.laid && (merchant.node !== 'supply' || board.options.merchantFromSupply),
  );
}

/** One that stands upright comes, and is gone from where it was; that in the primary node only if there is no other. */
function withMerchant(board: Board, node: string, primary: string): Board {
  const me = realmOf(board, board.active);
  if (me.merchants.some((merchant) => merchant.node === node)) return board;
  const upright = me.merchants.filter(
    (one) => !one.laid && (one.node !== 'supply' || board.options.merchantFromSupply),
  );
  const mover = upright.find((one) => one.node !== primary) ?? upright[0];
  const merchants = me.merchants.map((one) => (one === mover ? { node, laid: true } : one));
  return { ...board, seats: { ...board.seats, [board.active]: { ...me, merchants } } };
}

// --- 12.5: Trade Power, rows, Pirates, secondary nodes -----------------------------------------

/** Counts the tokens one by one; Key Provinces only where a line is given. */
function powerIn(board: Board, realm: string, node: string, line: Line | null): number {
  let power = 0;
  if (realmOf(board, realm).merchants.some((merchant) => merchant.node === node)) power += 1;
  if (nodes.find((one) => one.id === node)?.kind === 'maritime') {
    for (const { id } of zones) if (isTouching(node, id)) power += slotted(board, realm, id);
  }
  for (const key of line?.keyProvinces ?? []) {
    if (doesOwn(board, realm, key.province)) power += key.power;
  }
  return power;
}

function doesOwn(board: Board, realm: string, province: string): boolean {
  const { small, large } = realmOf(board, realm).towns;
  if (![...small, ...large].includes(province)) return false;
  if (Object.keys(board.occupied).includes(province)) return false;
  return !Object.values(board.seats).some((other) => other.vassals.includes(province));
}

function collectingPowers(
  board: Board,
  line: Line,
  kind: 'primary' | 'secondary',
): Record<string, number> {
  const powers: Record<string, number> = {};
  for (const [realm, { merchants }] of Object.entries(board.seats)) {
    const leavesOut =
      kind === 'secondary' && realm === board.active && !board.options.secondaryAlsoPrimary;
    if (leavesOut || !merchants.some((merchant) => merchant.node === line.node)) continue;
    if (!isConnected(board, realm, line.node, null)) continue;
    if (!isAllowed(board, realm, line)) continue;
    powers[realm] = powerIn(board, realm, line.node, line);
  }
  return powers;
}

function isAllowed(board: Board, realm: string, line: Line): boolean {
  const names = line.keyProvinces.map(({ province }) => province);
  if (line.requirement === 'own') return names.some((name) => doesOwn(board, realm, name));
  if (line.requirement !== 'token') return true;
  const tokens = Object.values(board.seats).flatMap(({ towns, vassals }) => [
    ...towns.small,
    ...towns.large,
    ...vassals,
  ]);
  return names.some(
    (name) =>
      tokens.includes(name) || board.dnpr.includes(name) || board.dnpr.includes(areaOf(name) ?? ''),
  );
}

function maySelectSecondary(board: Board, node: string): boolean {
  if ((board.pirates[node] ?? 0) > 0) return false;
  const own = powerIn(board, board.active, node, null);
  return Object.keys(board.seats).every((rival) => {
    if (rival === board.active) return true;
    const isPresent = realmOf(board, rival).merchants.some((merchant) => merchant.node === node);
    const counts =
      board.options.secondaryRivals === 'everyone' ||
      (isPresent && isConnected(board, rival, node, null));
    return !counts || powerIn(board, rival, node, null) <= own;
  });
}

/** Seats the players one after the other, best first, `order` deciding among equals. */
function pay(
  board: Board,
  card: Card,
  line: Line,
  kind: 'primary' | 'secondary',
  powers: Readonly<Record<string, number>>,
  order: readonly string[],
): Payment {
  const column = board.expanded.includes(line.node) ? card.expanded : card.regular;
  const taken = new Set<number>();
  const rows: Record<string, number | null> = {};
  const income: Record<string, number> = {};
  const waiting = order.filter((realm) => powers[realm] !== undefined);
  while (waiting.length > 0) {
    const most = Math.max(...waiting.map((realm) => powers[realm] ?? 0));
    const next = waiting.findIndex((realm) => powers[realm] === most);
    const [realm = ''] = waiting.splice(next, 1);
    let row = most >= 6 ? 1 : most >= 3 ? 2 : 3;
    while (taken.has(row) || [...taken].some((above) => above > row)) row += 1;
    taken.add(row);
    const lowered = row + (board.pirates[line.node] ?? 0);
    rows[realm] = lowered > 3 ? null : lowered;
    income[realm] = lowered > 3 ? 0 : (column[lowered - 1] ?? 0);
  }
  if (kind === 'secondary' && line.secondary !== null) {
    const deciding = board.options.secondaryColumn === 'secondary' ? line.secondary : line.node;
    const besides = income[board.active] ?? 0;
    rows[board.active] = 3;
    const lowest = (board.expanded.includes(deciding) ? card.expanded : card.regular)[2];
    income[board.active] = besides + lowest;
  }
  return { rows, income };
}

function everyOrder(realms: readonly string[]): string[][] {
  if (realms.length < 2) return [[...realms]];
  return realms.flatMap((first) =>
    everyOrder(realms.filter((realm) => realm !== first)).map((rest) => [first, ...rest]),
  );
}

function distinct(payments: readonly Payment[]): Payment[] {
  const seen = new Map<string, Payment>();
  for (const payment of payments) {
    seen.set(JSON.stringify(Object.entries(payment.income).sort()), payment);
  }
  return [...seen.values()];
}
