import { type Random, shuffle } from '@haggle/engine';
import { oneOf } from '../../testing/drawing.ts';
import { cards } from '../data/cards.ts';
import { scenarios } from '../data/scenarios.ts';
import { zones } from '../data/zones.ts';
import { boardOf } from '../opening/scenario.ts';

/** Scenarios whose realms meet at the same nodes. */
const CROWDED = scenarios.filter(({ realms }) => realms.length > 2);

/** A set-up by chance: a scenario as it is printed, or its board with more in it. */
export function drawSetup(random: Random): unknown {
  if (random(8) === 0) return drawSlavers(random);
  if (random(8) === 0) return drawMiners(random);
  const scenario = oneOf(CROWDED, random);
  if (scenario === undefined) return null;
  const seats = shuffle(
    scenario.realms.map(({ realm }) => realm),
    random,
  );
  const common = {
    seats,
    age: 1 + random(4),
    ...(random(2) === 0 && { edition: 'deluxe' }),
    ...(random(3) === 0 && { options: drawOptions(random) }),
  };
  if (random(4) === 0) return { ...common, scenario: scenario.id };
  return { ...common, board: drawBoard(boardOf(scenario, seats), random), ...drawDeck(random) };
}

/** Two realms on the Black Sea in a late Age: where Slaves are traded, which is rare elsewhere. */
function drawSlavers(random: Random): unknown {
  const pieces = { merchants: [{ node: 'black-sea' }], lightShips: [{ zone: 'black-sea' }] };
  const ottomans = { capital: 'constantinople', prestige: random(3), ...pieces };
  const muscovy = { capital: 'caffa', towns: { small: ['azov'] }, prestige: 2, ...pieces };
  return {
    seats: ['ottomans', 'muscovy'],
    edition: 'deluxe',
    age: 2 + random(3),
    deck: ['T20-1', 'T22-1', 'T11-1', 'T02-1'],
    board: { realms: { ottomans, muscovy } },
  };
}

/** Two realms with Merchants in Wien, where Gold is traded and its inflation settled, which is rare elsewhere. */
function drawMiners(random: Random): unknown {
  const merchants = [{ node: 'wien' }];
  const towns = { small: ['pest', 'pozsony'] };
  const austria = { capital: 'wien', administrativePower: random(3), towns, merchants };
  const venice = { capital: 'venezia', towns: { small: ['tirol'] }, merchants };
  return {
    seats: ['austria', 'venice'],
    age: 1 + random(4),
    deck: ['T11-1', 'T22-1', 'T20-1', 'T02-1'],
    board: { realms: { austria, venice } },
  };
}

type Board = ReturnType<typeof boardOf>;

/** The board of a scenario with ducats, Pirates, expansions and ships that the printed one does not have. */
function drawBoard(board: Board, random: Random): unknown {
  const realms = Object.entries(board.seats).map(([id, realm]) => {
    const power = { administrativePower: random(3), diplomaticPower: 1 + random(6) };
    const prestige = random(4);
    const ships = realm.lightShips.map((ship) =>
      random(5) === 0 ? { ...ship, slot: false } : ship,
    );
    const lightShips = [...ships, drawShip(random)];
    return [id, { ...realm, ...power, prestige, ducats: random(9), lightShips }];
  });
  return {
    realms: Object.fromEntries(realms),
    pirates: { sevilla: random(2), bordeaux: random(3) },
    expanded: random(2) === 0 ? ['genoa', 'english-channel'] : [],
    dnpr: random(3) === 0 ? ['bahia'] : [],
    occupied: random(3) === 0 ? { lisboa: 'morocco' } : {},
    hostile: {},
  };
}

function drawShip(random: Random): unknown {
  const zone = oneOf(zones, random)?.id;
  return random(2) === 0 ? { zone, slot: false } : { zone, in: random(2) === 0 ? 'fleet' : 'port' };
}

/** A short deck, so that it runs out, with Gold and Slaves on top more often. */
function drawDeck(random: Random): object {
  if (random(2) > 0) return {};
  const costly = cards.filter(({ good }) => good === 'gold' || good === 'slaves');
  const top = random(2) === 0 ? shuffle(costly, random).slice(0, 3) : [];
  const others = shuffle(cards, random).filter((card) => !top.includes(card));
  const deck = [...top, ...others.slice(0, 1 + random(7))];
  return { deck: deck.map(({ id }) => id) };
}

function drawOptions(random: Random): unknown {
  return {
    portAdjacency: random(2) === 0,
    coastReachesNode: random(2) === 0,
    fleetLinks: random(2) === 0,
    shipFromFleet: random(2) === 0,
    secondaryRivals: random(2) === 0 ? 'everyone' : 'eligible',
    secondaryAlsoPrimary: random(2) === 0,
    merchantFromSupply: random(2) === 0,
    baseTax: random(2) === 0 ? 'uncovered' : 'printed',
  };
}
