import { type Words, writeSentence } from '@haggle/engine';
import type { ShipMove } from '../../state.ts';
import type { ChoiceView } from '../../view.ts';
import type { Range } from '../logic/choices/choices.ts';
import { nameOf, say } from '../say.ts';

/** A ship's move in words. */
export function tellMove(words: Words, { from, to, fromPort, slot, displaces }: ShipMove): string {
  const way = say(fromPort === true ? 'move.port' : 'move.ship', {
    from: nameOf(words, from),
    to: nameOf(words, to),
  });
  if (displaces !== undefined)
    return say('move.displaces', { way, realm: nameOf(words, displaces) });
  return slot === false ? say('move.loose', { way }) : way;
}

/** No line ends between a realm and what it is paid. */
const UNBROKEN = '\u00a0';

/** What everybody is paid, in words: `France 7, England 4`; told to `me` as `you 7, England 4`. */
export function tellIncome(
  words: Words,
  income: Readonly<Record<string, number>>,
  me: string | null = null,
): string {
  const paid = Object.entries(income).sort(([, one], [, other]) => other - one);
  if (paid.length === 0) return say('income.nobody');
  const tell = (realm: string) => (realm === me ? say('income.you') : nameOf(words, realm));
  return paid.map(([realm, ducats]) => `${tell(realm)}${UNBROKEN}${ducats}`).join(', ');
}

/** A ranking of equals, the first before the others. */
export function tellOrder(words: Words, order: readonly string[]): string {
  return writeSentence(order.map((realm) => nameOf(words, realm)).join(' > '), words);
}

/** What a choice comes to when it is made, told to `me` before it is. */
export function tellOutcome(
  words: Words,
  { outcomes }: Pick<ChoiceView, 'outcomes'>,
  me: string | null,
): string {
  if (outcomes.length > 1) return say('choice.sure-tie');
  const income = outcomes[0]?.income ?? {};
  if (Object.keys(income).length === 0) return say('choice.sure-nobody');
  return say('choice.sure-paid', { paid: tellIncome(words, income, me) });
}

/** A figure that hangs on how equals are ranked, from its least to its most: `7`, `0 to 4`, `−4 to +4`. */
export function tellRange({ least, most }: Range, isSigned = false): string {
  const tell = (value: number) =>
    isSigned && value > 0 ? `+${value}` : String(value).replace('-', '−');
  return least === most
    ? tell(most)
    : say('choice.range', { least: tell(least), most: tell(most) });
}
