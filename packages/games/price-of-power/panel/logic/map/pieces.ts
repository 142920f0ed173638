import { nodes } from '../../../data/nodes.ts';
import { zones } from '../../../data/zones.ts';
import { isInSlot } from '../../../map/moves.ts';
import { areaOf, isInPlay } from '../../../map/places.ts';
import type { Berth } from '../../../state.ts';
import type { View } from '../../../view.ts';

type Seats = View['seats'];

/** Whose a province is, and by what. */
export type Holding = {
  readonly realm: string;
  readonly by: 'small' | 'large' | 'vassal';
  readonly occupier: string | null;
  readonly isCapital: boolean;
};

/** By province, what lies there. */
export function holdingsOf({
  seats,
  occupied,
}: Pick<View, 'seats' | 'occupied'>): ReadonlyMap<string, Holding> {
  return new Map(
    Object.entries(seats).flatMap(([realm, { towns, vassals, capital }]) =>
      [
        ...vassals.map((province) => [province, 'vassal'] as const),
        ...towns.small.map((province) => [province, 'small'] as const),
        ...towns.large.map((province) => [province, 'large'] as const),
      ].map(([province, by]) => [
        province,
        { realm, by, occupier: occupied[province] ?? null, isCapital: province === capital },
      ]),
    ),
  );
}

export type ShipHere = { readonly realm: string; readonly in: Berth | null };

/** A Sea Zone with the ships in its slots, the slots that are free (null), and the ships without one. */
export type Anchorage = {
  readonly zone: string;
  readonly slots: readonly (string | null)[];
  readonly loose: readonly ShipHere[];
};

/** Every Sea Zone in the order of the data. */
export function anchoragesOf(seats: Seats): readonly Anchorage[] {
  return zones.map(({ id, slots }) => {
    const ships = Object.entries(seats).flatMap(([realm, { lightShips }]) =>
      lightShips.filter(({ zone }) => zone === id).map((ship) => ({ ...ship, realm })),
    );
    const inSlots = ships.filter(isInSlot);
    const free = Math.max(0, slots - inSlots.length);
    return {
      zone: id,
      slots: [...inSlots.map(({ realm }) => realm), ...Array.from({ length: free }, () => null)],
      loose: ships
        .filter((ship) => !isInSlot(ship))
        .map(({ realm, in: place }) => ({ realm, in: place ?? null })),
    };
  });
}

export type MerchantHere = { readonly realm: string; readonly laid: boolean };

/** A Trade Node with what lies on it. */
export type Market = {
  readonly node: string;
  readonly kind: 'maritime' | 'inland';
  readonly inPlay: boolean;
  readonly merchants: readonly MerchantHere[];
  readonly pirates: number;
  readonly expanded: boolean;
};

/** Every Trade Node in the order of the data. */
export function marketsOf({
  seats,
  pirates,
  expanded,
  edition,
}: Pick<View, 'seats' | 'pirates' | 'expanded' | 'edition'>): readonly Market[] {
  return nodes.map(({ id, kind }) => ({
    node: id,
    kind,
    inPlay: isInPlay(id, edition),
    merchants: Object.entries(seats).flatMap(([realm, { merchants }]) =>
      merchants.filter(({ node }) => node === id).map(({ laid }) => ({ realm, laid })),
    ),
    pirates: pirates[id] ?? 0,
    expanded: expanded.includes(id),
  }));
}

/** What lies in an Area besides towns: Influence and Claims by realm, and tokens of nobody's. */
export type Tokens = {
  readonly area: string;
  readonly influence: readonly { readonly realm: string; readonly count: number }[];
  readonly claims: readonly string[];
  readonly dnpr: boolean;
};

/** The Areas in which something lies besides towns. */
export function tokensOf({ seats, dnpr }: Pick<View, 'seats' | 'dnpr'>): readonly Tokens[] {
  const realms = Object.entries(seats);
  const marked = dnpr.map((place) => areaOf(place) ?? place);
  const areas = new Set([
    ...realms.flatMap(([, { influence, claims }]) => [...influence, ...claims]),
    ...marked,
  ]);
  return [...areas].sort().map((area) => ({
    area,
    influence: realms
      .map(([realm, { influence }]) => ({
        realm,
        count: influence.filter((place) => place === area).length,
      }))
      .filter(({ count }) => count > 0),
    claims: realms.filter(([, { claims }]) => claims.includes(area)).map(([realm]) => realm),
    dnpr: marked.includes(area),
  }));
}
