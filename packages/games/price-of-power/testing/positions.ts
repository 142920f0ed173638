import fc from 'fast-check';
import { areas } from '../data/areas.ts';
import { cards } from '../data/cards.ts';
import { distantBoards } from '../data/distant.ts';
import { nodes } from '../data/nodes.ts';
import { type RealmSetup, realmSetups } from '../data/starts.ts';
import { zones } from '../data/zones.ts';
import { DEFAULTS, type Options } from '../readings.ts';
import type { Position, Realm, Ship } from '../state.ts';

/*
 * Random positions: the realms stand as some scenario has them, and then everything that trade looks at is
 * strewn over the map, thick enough that nodes are crowded, slots are full and chains are often broken.
 */

/**
 * How many random positions a test tries: fewer where `HAGGLE_RUNS` asks for fewer, and with `long` twenty
 * times as many.
 */
export function runsFor(usual: number): number {
  const asked = process.env.HAGGLE_RUNS;
  if (asked === 'long') return usual * 20;
  const wanted = Number(asked ?? usual);
  return wanted > 0 ? Math.min(usual, wanted) : usual;
}

const REALMS = [
  'france',
  'castile',
  'england',
  'austria',
  'venice',
  'portugal',
  'ottomans',
  'papal',
];
const NODES = nodes.map(({ id }) => id);
const ZONES = zones.map(({ id }) => id);
const AREAS = areas.map(({ id }) => id);
const DISTANT = distantBoards.flatMap(({ places }) => places);
const KEYS = [
  ...new Set(
    cards.flatMap(({ lines }) =>
      lines.flatMap(({ keyProvinces }) => keyProvinces.map(({ province }) => province)),
    ),
  ),
];

const some = <T>(list: readonly T[], maxLength: number) =>
  fc.array(fc.constantFrom(...list), { maxLength });

const ship: fc.Arbitrary<Ship> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    slot: fc.boolean(),
    in: fc.option(fc.constantFrom('fleet', 'port'), { nil: undefined, freq: 4 }),
  })
  .map(({ zone, slot, in: place }) => ({
    zone,
    slot: slot && place === undefined,
    ...(place !== undefined && { in: place }),
  }));

const options: fc.Arbitrary<Options> = fc
  .record({
    portAdjacency: fc.boolean(),
    coastReachesNode: fc.boolean(),
    fleetLinks: fc.boolean(),
    shipFromFleet: fc.boolean(),
    secondaryRivals: fc.constantFrom('everyone' as const, 'eligible' as const),
    secondaryColumn: fc.constantFrom('secondary' as const, 'primary' as const),
    merchantFromSupply: fc.boolean(),
    secondaryAlsoPrimary: fc.boolean(),
  })
  .map((some) => ({ ...DEFAULTS, ...some }));

/** So many nodes of a position are crowded; the number itself stands for the supply. */
const POOL = 4;

/** What one realm has besides the pieces of its start; some of the ships lie near the crowded nodes. */
const extras = fc.record({
  influence: some(AREAS, 8),
  towns: some(KEYS, 3),
  vassals: some(KEYS, 2),
  places: fc.uniqueArray(fc.nat(POOL), { maxLength: 3 }),
  laid: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  ships: fc.array(fc.tuple(ship, fc.boolean()), { maxLength: 4 }),
  keeps: fc.boolean(),
});

type Extras = typeof extras extends fc.Arbitrary<infer T> ? T : never;

function makeRealm(setup: RealmSetup, more: Extras, pool: readonly string[]): Realm {
  const places = more.places.map((at) => pool[at] ?? 'supply');
  const merchants = places.map((node, at) => ({
    node,
    laid: node !== 'supply' && more.laid[at] === true,
  }));
  const near = zones.filter((zone) => zone.nodes.some((node) => pool.includes(node)));
  const ships = more.ships.map(([one, isNear], at) =>
    isNear ? { ...one, zone: near[at % near.length]?.id ?? one.zone } : one,
  );
  const kept = setup.ships.map((zone): Ship => ({ zone, slot: true }));
  return {
    capital: setup.capital,
    ducats: 0,
    administrativePower: 5,
    diplomaticPower: 5,
    interest: 0,
    prestige: 0,
    towns: { small: [...setup.small, ...more.towns].sort(), large: setup.large },
    vassals: [...setup.vassals, ...more.vassals].sort(),
    influence: [...setup.influence, ...more.influence].sort(),
    merchants: more.keeps
      ? setup.merchants.map((node, at) => ({ node, laid: more.laid[at] === true }))
      : merchants,
    lightShips: [...kept, ...ships],
    claims: [],
  };
}

/** No more ships lie in slots than a zone has. */
function fitSlots(seats: Readonly<Record<string, Realm>>): Record<string, Realm> {
  const left = new Map(zones.map(({ id, slots }) => [id, slots]));
  const fit = (one: Ship): Ship => {
    const slots = left.get(one.zone) ?? 0;
    if (!one.slot) return one;
    left.set(one.zone, slots - 1);
    return slots > 0 ? one : { ...one, slot: false };
  };
  return Object.fromEntries(
    Object.entries(seats).map(([id, realm]) => [
      id,
      { ...realm, lightShips: realm.lightShips.map(fit) },
    ]),
  );
}

function startOf(realm: string, late: boolean): RealmSetup {
  const found =
    realmSetups.get(`${realm} ${late ? '1618' : '1444'}`) ?? realmSetups.get(`${realm} 1444`);
  if (found === undefined) throw new Error(`no start of ${realm}`);
  return found;
}

/** A position with one to `most` realms. */
export function positions(most = 5): fc.Arbitrary<Position> {
  return fc
    .record({
      ids: fc.uniqueArray(fc.constantFrom(...REALMS), { minLength: 1, maxLength: most }),
      more: fc.array(extras, { minLength: most, maxLength: most }),
      late: fc.boolean(),
      pool: fc.uniqueArray(fc.constantFrom(...NODES), { minLength: POOL, maxLength: POOL }),
      edition: fc.constantFrom('standard' as const, 'deluxe' as const),
      options: fc.oneof(fc.constant(DEFAULTS), options),
      occupied: some(KEYS, 12),
      dnpr: some(DISTANT, 6),
      expanded: some(NODES, 8),
      pirates: fc.dictionary(fc.constantFrom(...NODES), fc.integer({ min: 0, max: 3 }), {
        maxKeys: 5,
      }),
      hostile: some(ZONES, 4),
    })
    .map(({ ids, more, late, pool, occupied, hostile, ...rest }) => {
      const [active = ''] = ids;
      const seats = Object.fromEntries(
        ids.map((id, at) => [id, makeRealm(startOf(id, late), more[at] ?? ({} as Extras), pool)]),
      );
      return {
        ...rest,
        age: 1,
        active,
        seats: fitSlots(seats),
        occupied: Object.fromEntries(occupied.map((province) => [province, active])),
        hostile: { [active]: hostile },
        links: [],
        cuts: [],
      };
    });
}

/** Three different cards. */
export const threeCards: fc.Arbitrary<readonly string[]> = fc.uniqueArray(
  fc.constantFrom(...cards.map(({ id }) => id)),
  { minLength: 3, maxLength: 3 },
);
