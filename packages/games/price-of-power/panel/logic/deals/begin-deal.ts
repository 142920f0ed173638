import { enumerate, type Words } from '@haggle/engine';
import type { View } from '../../../view.ts';
import { nameOf, say } from '../../say.ts';
import type { DealDraft } from './kept-deal.ts';

type Stage = Pick<View, 'seats' | 'active' | 'phase' | 'tied'>;

/**
 * What a new offer begins with: to the realm that is wanted, else to the realm at turn, who decides; from there to one
 * of the equals that are ranked, else to the next realm. Whoever is among equals asks for the first place.
 */
export function beginDeal(
  { seats, active, phase, tied }: Stage,
  me: string,
  words: Words,
  wanted?: string,
): DealDraft {
  const others = Object.keys(seats).filter((realm) => realm !== me);
  const equals = phase === 'ranking' ? tied.filter((realm) => realm !== me) : [];
  const usual = me === active ? (equals[0] ?? others[0] ?? '') : active;
  const to = wanted ?? usual;
  const isTied = to === active && phase === 'ranking' && tied.includes(me);
  const name = (realm: string) => nameOf(words, realm);
  const rivals = enumerate(equals.map(name), (data) => say('and', data));
  return {
    to,
    gives: 0,
    asks: 0,
    words: isTied ? say('ranking.wish', { realm: name(me), rivals }) : '',
  };
}
