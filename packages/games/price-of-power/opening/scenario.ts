import { baseDeck } from '../data/cards.ts';
import { realmAliases } from '../data/realms.ts';
import { type ScenarioRow, scenarios } from '../data/scenarios.ts';
import { type RealmSetup, realmSetups } from '../data/starts.ts';
import { hasVacancy } from '../map/moves.ts';
import type { Position, Realm } from '../state.ts';
import { type Board, makeBoard } from './board.ts';

/**
 * The variant of a scenario whose realms are the seats, or else the one whose realms without those of bots
 * are; undefined where none is.
 */
export function findScenario(id: string, ids: readonly string[]): ScenarioRow | undefined {
  const variants = scenarios.filter((row) => row.id === id);
  const isSame = (realms: readonly string[]) =>
    realms.length === ids.length && realms.every((realm) => ids.includes(realm));
  return (
    variants.find(({ realms }) => isSame(realms.map(({ realm }) => realm))) ??
    variants.find(({ realms }) => isSame(realms.flatMap(({ realm, bot }) => (bot ? [] : realm))))
  );
}

/** Why `findScenario` found no variant: there is no such scenario, or these are the realms that it is for. */
export function tellMisfit(id: string): string {
  const variants = scenarios.filter((row) => row.id === id);
  if (variants.length === 0) return 'no such scenario';
  const all = [...new Set(variants.map(tellRealms))].join('; or for ');
  return `no variant of ${id} has these realms; it is for ${all}`;
}

/** The realms of a variant; those of bots may be left out of the seats. */
function tellRealms({ realms }: ScenarioRow): string {
  const idsOf = (isBot: boolean) =>
    realms.filter(({ bot }) => bot === isBot).map(({ realm }) => realm);
  const people = idsOf(false).join(', ');
  const bots = idsOf(true);
  if (bots.length === 0) return people;
  return `${people} (and ${bots.join(', ')} for ${bots.length === 1 ? 'a bot' : 'bots'})`;
}

/** The board at the start of a scenario, for the realms of the table. */
export function boardOf({ realms }: ScenarioRow, ids: readonly string[]): Board {
  const starts = new Map(realms.map(({ realm, start }) => [realm, start]));
  const empty = makeBoard(ids, {});
  return ids.reduce((board, id) => {
    const setup = startOf(id, starts.get(id) ?? '');
    return setup === undefined ? board : settle(board, id, setup);
  }, empty);
}

/** A realm under another name has the pieces of the name that the source has; a late start falls back on its origin. */
function startOf(id: string, start: string): RealmSetup | undefined {
  const name = Object.hasOwn(realmAliases, id) ? (realmAliases[id] ?? id) : id;
  return realmSetups.get(`${name} ${start}`) ?? realmSetups.get(`${name} 1444`);
}

function settle(board: Board, id: string, setup: RealmSetup): Board {
  const { capital, large, small, vassals, influence, merchants, ships, claims } = setup;
  const towns = { small, large };
  const realm = board.seats[id];
  if (realm === undefined) return board;
  const settled: Realm = {
    ...realm,
    capital,
    towns,
    vassals,
    influence,
    claims,
    merchants: merchants.map((node) => ({ node, laid: false })),
  };
  const seats = { ...board.seats, [id]: settled };
  return { ...board, seats: ships.reduce((all, zone) => launch(all, id, zone), seats) };
}

/** A ship takes a slot where one is left. */
function launch(seats: Position['seats'], id: string, zone: string): Position['seats'] {
  const realm = seats[id];
  if (realm === undefined) return seats;
  const ship = { zone, slot: hasVacancy({ seats }, zone) };
  return { ...seats, [id]: { ...realm, lightShips: [...realm.lightShips, ship] } };
}

/** The Trade Deck of a scenario before it is shuffled. */
export function deckOf({ added, removed }: ScenarioRow): readonly string[] {
  return [...baseDeck, ...added].filter((card) => !removed.includes(card));
}
