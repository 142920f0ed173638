import { compareTexts } from '@haggle/engine';
import { type Card, cardOf } from '../data/cards.ts';
import { listOutcomes, totalPowers } from '../income/outcomes.ts';
import { barSecondary } from '../income/secondary.ts';
import { tallyTrade } from '../income/tally.ts';
import type { Venue } from '../income/venue.ts';
import { connectionsOf } from '../map/eligibility.ts';
import { zonesAt } from '../map/graph.ts';
import { findShipMoves, isInSlot, moveShip } from '../map/moves.ts';
import { isInPlay } from '../map/places.ts';
import { findLinked } from '../map/through.ts';
import type { Layout, ShipMove } from '../state.ts';
import type { ChoiceView } from '../view.ts';
import { findMerchant, layMerchant } from './merchants.ts';

/** A ship's move, or none, the board after it, and the nodes that it leaves to choose from. */
type Sailing = {
  readonly ship: ShipMove | null;
  readonly position: Layout;
  /** The nodes that are eligible for the active realm after it. */
  readonly connections: Readonly<Record<string, unknown>>;
  readonly isOpen: (node: string) => boolean;
};

/** A node that a card offers. */
type Target = Venue & { readonly node: string };

/**
 * The most outcomes that a view lists, to the end of the ship's move that reaches it; ours. The fullest board of a
 * printed scenario has some two hundred.
 */
export const MOST_OUTCOMES = 2000;

/** Choices that a view lists, and how many of the ship's moves are left out of the list. */
type Listed = { readonly choices: readonly ChoiceView[]; readonly unlisted: number };

/**
 * Every legal choice that the active realm has with the revealed cards, and what each pays everybody for each
 * way of ranking equals: by the order of the cards, then node, primary before secondary, without a ship
 * first, then by `from` and `to`, at sea before out of port, without displacing first. Moves that leave a free slot empty are
 * legal and left out.
 */
export function listChoices(position: Layout, revealed: readonly string[]): readonly ChoiceView[] {
  return listWithin(Number.POSITIVE_INFINITY, position, revealed).choices;
}

/**
 * The same, where a board of the host's own would make the list as long as it likes: once so many outcomes are
 * listed, the moves that are still to come are counted and no longer tried. Each move that is listed is
 * listed with all that it opens.
 */
export function listWithin(
  outcomes: number,
  position: Layout,
  revealed: readonly string[],
): Listed {
  const found = revealed
    .flatMap((id) => cardOf(id) ?? [])
    .flatMap((card) => targetsOf(card, position))
    .map((target): Found => ({ target, choices: [], worths: new Map() }));
  const moves = [null, ...findShipMoves(position, position.active)];
  let listed = 0;
  let tried = 0;
  let sailing: Sailing | null = null;
  for (const ship of moves) {
    if (listed >= outcomes) break;
    sailing = makeSailing(position, ship, sailing);
    for (const one of found) {
      const choice = choiceAt(one, position, sailing);
      if (choice === null) continue;
      one.choices.push(choice);
      listed += choice.outcomes.length;
    }
    tried += 1;
  }
  return { choices: found.flatMap(({ choices }) => choices), unlisted: moves.length - tried };
}

/** What a choice pays everybody, apart from how its ship came there. */
type Worth = Pick<ChoiceView, 'powers' | 'outcomes'>;

type Found = {
  readonly target: Target;
  readonly choices: ChoiceView[];
  /** By what the ship's move has to do with it: null where a secondary node is barred. */
  readonly worths: Map<string, Worth | null>;
};

/**
 * Open is what is eligible, and adjacent to the ship that moved or linked through it (PP-12.2, PP-TA): the same as for
 * the move before where that went the same way, whoever is displaced.
 */
function makeSailing(before: Layout, ship: ShipMove | null, last: Sailing | null): Sailing {
  const { active } = before;
  const position = ship === null ? before : moveShip(before, active, ship);
  const pieces = position.seats[active];
  if (pieces === undefined) return { ship, position, connections: {}, isOpen: () => false };
  if (ship && last?.ship && isSameWay(ship, last.ship)) return { ...last, ship, position };
  const connections = connectionsOf(position, pieces);
  const linked = ship === null ? null : findLinked(position, pieces, ship.to);
  const isOpen = (node: string) =>
    Object.hasOwn(connections, node) && (linked === null || linked.has(node));
  return { ship, position, connections, isOpen };
}

function isSameWay(one: ShipMove, other: ShipMove): boolean {
  return one.from === other.from && one.to === other.to && one.fromPort === other.fromPort;
}

/** The nodes of a card that are in play, each primary one with its secondary one as another, by node. */
function targetsOf(card: Card, { edition }: Layout): readonly Target[] {
  const targets = card.lines
    .filter(({ node }) => isInPlay(node, edition))
    .flatMap((line): readonly Target[] => {
      const { node, secondary } = line;
      const primary: Target = { card, line, kind: 'primary', node };
      const isOpen = secondary !== null && isInPlay(secondary, edition);
      return isOpen ? [primary, { card, line, kind: 'secondary', node: secondary }] : [primary];
    });
  return targets.toSorted(
    (one, other) => compareTexts(one.node, other.node) || compareTexts(one.kind, other.kind),
  );
}

function choiceAt(
  { target, worths }: Found,
  { active, seats, options }: Layout,
  sailing: Sailing,
): ChoiceView | null {
  const { node, kind, line, card } = target;
  if (!sailing.isOpen(node)) return null;
  const primary = kind === 'secondary' ? { primary: line.node } : {};
  const merchant = findMerchant({ seats, options }, active, { node, ...primary });
  if (merchant === null) return null;
  const key = keyOf(target, sailing);
  const known = worths.get(key);
  const worth =
    known === undefined
      ? evaluate(target, layMerchant(sailing.position, active, { merchant, node }))
      : known;
  worths.set(key, worth);
  return worth && { card: card.id, node, kind, ...primary, ship: sailing.ship, ...worth };
}

/**
 * All that a ship's move changes of what a target pays: each realm's ships in slots beside its nodes, and whether
 * the active realm is connected to the primary one.
 */
function keyOf({ line }: Target, { position, connections }: Sailing): string {
  const beside = [line.node, line.secondary ?? line.node].map(
    (node) => new Set(zonesAt(position, node)),
  );
  const ships = Object.values(position.seats).flatMap(({ lightShips }) =>
    beside.map(
      (zones) => lightShips.filter((ship) => isInSlot(ship) && zones.has(ship.zone)).length,
    ),
  );
  return [Object.hasOwn(connections, line.node), ...ships].join();
}

function evaluate(target: Target, placed: Layout): Worth | null {
  const isBarred = target.kind === 'secondary' && barSecondary(placed, target.node) !== null;
  if (isBarred) return null;
  const tally = tallyTrade(placed, target);
  return { powers: totalPowers(tally), outcomes: listOutcomes(tally) };
}
