import type { Ladder } from '../data/cards.ts';

/** An income row, 1 the best; null where nothing is collected. */
export type Row = 1 | 2 | 3 | null;

/** Somebody who collects, or would if he were not pushed out. */
export type Claim = { readonly realm: string; readonly power: number };

/** A place in the order of Trade Power: `earned` by it alone, `pushed` after those above, `row` after Pirates. */
export type Place = {
  /** The row as a number; more than 3 is below the card. */
  readonly earned: number;
  readonly pushed: number;
  readonly row: Row;
  readonly ducats: number;
};

/** What a card pays in a node: the ladder of its column, the powers that earn its rows, the Pirates there. */
export type Scale = {
  readonly ladder: Ladder;
  /** Whether it is the column of Expanded nodes. */
  readonly expanded: boolean;
  readonly thresholds: Ladder;
  readonly pirates: number;
};

/** Realms with equal Trade Power and the places that they share out among themselves. */
export type Tier = { readonly realms: readonly string[]; readonly places: readonly Place[] };

/**
 * The places by Trade Power, best first, those with equal power together, their realms by id. A row is
 * claimed by one alone: whoever comes next is pushed to the row below; each Pirate moves everybody one
 * row further down (PP-12.5).
 */
export function rankClaims(claims: readonly Claim[], scale: Scale): readonly Tier[] {
  const powers = [...new Set(claims.map(({ power }) => power))].sort((one, other) => other - one);
  let last = 0;
  return powers.map((power) => {
    const realms = claims
      .filter((claim) => claim.power === power)
      .map(({ realm }) => realm)
      .sort();
    const earned = earnedRow(power, scale.thresholds);
    const places = realms.map(() => {
      last = Math.max(earned, last + 1);
      return makePlace(earned, last, scale);
    });
    return { realms, places };
  });
}

/** The row that a Trade Power earns by itself, 1 the best; 4 is below the card. */
export function earnedRow(power: number, thresholds: Ladder): number {
  const index = thresholds.findIndex((least) => power >= least);
  return index < 0 ? thresholds.length + 1 : index + 1;
}

function makePlace(earned: number, pushed: number, { ladder, pirates }: Scale): Place {
  const final = pushed + pirates;
  const row = final === 1 || final === 2 || final === 3 ? final : null;
  return { earned, pushed, row, ducats: row === null ? 0 : (ladder[row - 1] ?? 0) };
}

/** Whether the order among equals changes what anyone is paid. */
export function isContested({ places }: Tier): boolean {
  return places.some(({ ducats }) => ducats !== places[0]?.ducats);
}

/** The realms that `rank` must order, as it changes what anyone is paid: best tier first, by id within it. */
export function contestedOf(tiers: readonly Tier[]): readonly string[] {
  return tiers.filter(isContested).flatMap(({ realms }) => realms);
}

/**
 * The orders of a tier's realms that pay differently, sorted by the ids in them: those who are paid
 * the same stand in the order of their ids.
 */
export function orderingsOf({ realms, places }: Tier): readonly (readonly string[])[] {
  const orderings: string[][] = [];
  const extend = (chosen: readonly string[]): void => {
    const at = chosen.length;
    if (at === realms.length) {
      orderings.push([...chosen]);
      return;
    }
    const before = chosen[at - 1];
    const isSamePay = at > 0 && places[at]?.ducats === places[at - 1]?.ducats;
    for (const realm of realms) {
      if (chosen.includes(realm) || (isSamePay && before !== undefined && realm < before)) continue;
      extend([...chosen, realm]);
    }
  };
  extend([]);
  return orderings;
}

/** The realms best first: those of contested tiers as `order` has them, the others by id. */
export function sortTier({ realms }: Tier, order: readonly string[]): readonly string[] {
  const ranked = order.filter((realm) => realms.includes(realm));
  return ranked.length === realms.length ? ranked : realms;
}
