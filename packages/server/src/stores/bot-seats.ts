import type { BotSeat } from './store.ts';

/** The seats that the server plays, once it plays this one or does not. */
export function withBotSeat(bots: readonly string[], { seat, plays }: BotSeat): readonly string[] {
  if (bots.includes(seat) === plays) return bots;
  return plays ? [...bots, seat] : bots.filter((other) => other !== seat);
}
