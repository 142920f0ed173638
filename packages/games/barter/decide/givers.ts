import { type Givers, giversOf } from '../cards/hand.ts';
import { countIn, type Lots } from '../cards/lots.ts';
import { type Context, type Desk, type Refused, refuseBy } from '../desk.ts';
import type { Private } from '../state.ts';

/** Refused `not-held` for a copy of a calamity that is not among the cards, or not free in hand from that giver. */
export function checkGivers(
  desk: Desk,
  own: Private,
  lots: Lots,
  from: Givers = {},
): Refused | null {
  for (const [id, giver] of Object.entries(from)) {
    const kind = desk.deck.kindOf.get(id);
    const isCalamity = kind?.type === 'calamity' && countIn(lots, id) > 0;
    if (isCalamity && giversOf(desk.deck, own, kind).includes(giver)) continue;
    if (giver === null) return refuseBy(desk, 'not-held', { what: 'drawn', kind: id });
    return refuseBy(desk, 'not-held', { what: 'from', kind: id, seat: giver });
  }
  return null;
}

/**
 * Whose copies of calamities go where copies from other givers are kept: those that were chosen, else chance draws
 * (rules clauses AC-29.61, MC-9). Copies from one giver differ in nothing that their holder may know.
 */
export function chooseGivers(
  { deck }: Desk,
  own: Private,
  { lots }: Lots,
  { chosen = {}, random }: Pick<Context, 'random'> & { readonly chosen?: Givers | undefined },
): { readonly from?: Givers } {
  const from: Record<string, string | null> = {};
  for (const { kind, count } of lots) {
    if (kind.type !== 'calamity') continue;
    const givers = giversOf(deck, own, kind);
    if (givers.length <= count) continue;
    const giver = chosen[kind.id];
    from[kind.id] = giver === undefined ? (givers[random(givers.length)] ?? null) : giver;
  }
  return Object.keys(from).length > 0 ? { from } : {};
}
