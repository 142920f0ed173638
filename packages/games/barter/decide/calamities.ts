import type { Random } from '@haggle/engine';
import { calamitiesIn, cardAt } from '../cards/hand.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { EventOf } from '../events.ts';

/**
 * Who holds how many calamities, and which of them chance takes: one of each two of a name, then any
 * above the limit (rules clauses AC-29.5, MC-8.1 to MC-8.7). Null when nobody holds any.
 */
export function selectCalamities(
  desk: Desk,
  random: Random,
): EventOf<'calamities-selected'> | null {
  const revealed: Record<string, number> = {};
  const discarded: Record<string, string[]> = {};
  let total = 0;
  for (const seat of desk.state.ids) {
    const held = calamitiesIn(desk.deck, ownOf(desk.state, seat).hand);
    revealed[seat] = held.length;
    total += held.length;
    const lost = loseExcess(desk, held, random);
    if (lost.length > 0) discarded[seat] = lost.map((card) => cardAt(desk.deck, card).name);
  }
  return total === 0 ? null : { type: 'calamities-selected', revealed, discarded };
}

/** The cards, in the order in which chance took them. */
function loseExcess(desk: Desk, held: readonly number[], random: Random): readonly number[] {
  const lost: number[] = [];
  let kept = held;
  const lose = (candidates: readonly number[]) => {
    const card = candidates[random(candidates.length)];
    if (card === undefined) return;
    lost.push(card);
    kept = kept.filter((other) => other !== card);
  };
  for (const kind of desk.deck.kinds) {
    const same = kept.filter((card) => cardAt(desk.deck, card).kind === kind);
    if (same.length > 1) lose(same);
  }
  while (isOver(desk, kept)) lose(candidatesAmong(desk, kept));
  return lost;
}

function isOver(desk: Desk, kept: readonly number[]): boolean {
  const { calamityLimit } = desk.state.options;
  return (calamityLimit !== null && kept.length > calamityLimit) || hasManyMajors(desk, kept);
}

function hasManyMajors(desk: Desk, kept: readonly number[]): boolean {
  const { majorLimit } = desk.deck;
  return majorLimit !== null && majorsAmong(desk, kept).length > majorLimit;
}

/** All that are held or, as the table may have it, the major ones while there are too many of these. */
function candidatesAmong(desk: Desk, kept: readonly number[]): readonly number[] {
  const isFirst = desk.state.options.excess === 'majors-first' && hasManyMajors(desk, kept);
  return isFirst ? majorsAmong(desk, kept) : kept;
}

function majorsAmong({ deck }: Desk, cards: readonly number[]): readonly number[] {
  return cards.filter((card) => cardAt(deck, card).kind.severity === 'major');
}
