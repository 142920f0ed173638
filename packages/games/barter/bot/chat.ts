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
  'What is nobody looking for? I have it.',
  'I have had worse hands, and better ones.',
  'Two cards I swear to. The third is a surprise.',
  'Who is about to fill a set?',
  'My caravans leave soon.',
  'No hard feelings about that last trade, I hope.',
] as const;

/** Trades of its own after which a bot has earned itself another line. */
const TRADES_A_LINE = 3;

/** Of so many lines of others none is said again. */
const LAST = 5;

/** Says a friendly word, seldom: once in a while after trades of its own, and none again. */
export function chat({ seat, view, scales, random, traded }: Situation): Command | null {
  const toAll = view.talk.filter(({ to }) => to === null);
  const own = toAll.filter(({ from }) => from === seat);
  if (own.length >= Math.floor(traded / TRADES_A_LINE)) return null;
  if (random(1000) >= scales.temper.chatter * 1000) return null;
  const said = [...toAll.slice(-LAST), ...own];
  const fresh = LINES.filter((line) => said.every(({ text }) => text !== line));
  const text = fresh[random(Math.max(1, fresh.length))];
  return text === undefined ? null : { type: 'say', text };
}
