import type { Command } from '../commands.ts';
import type { Situation } from './situation.ts';

/** What a bot says to all, now and then; it gives nothing of its hand away. */
const LINES = [
  'A fair trade is a friend made.',
  'My door is open. Make me an offer!',
  'Good doing business with you all.',
  'Anybody in a mood to swap?',
  'I might part with something nice today.',
  'Let us both leave richer.',
] as const;

/** Trades of its own after which a bot has earned itself another line. */
const TRADES_A_LINE = 3;

/** Says a friendly word, seldom: once in a while after trades of its own, and none that has just been said. */
export function chat({ seat, view, scales, random, traded }: Situation): Command | null {
  const said = view.talk.filter(({ from, to }) => from === seat && to === null).length;
  if (said >= Math.floor(traded / TRADES_A_LINE)) return null;
  if (random(1000) >= scales.temper.chatter * 1000) return null;
  const fresh = LINES.filter((line) => view.talk.every(({ text }) => text !== line));
  const text = fresh[random(Math.max(1, fresh.length))];
  return text === undefined ? null : { type: 'say', text };
}
