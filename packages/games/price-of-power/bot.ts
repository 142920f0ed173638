import type { Bot, Random } from '@haggle/engine';
import { isReady, tradeOf } from './affordances.ts';
import { answer, auction, bribe, mend, outcomesOf, soldBy } from './bot/bargain.ts';
import { reply } from './bot/replies.ts';
import { bestFor, pick, worthOfChoice } from './bot/worth.ts';
import type { Command } from './commands.ts';
import { FORGONE } from './decide/reveal.ts';
import type { View } from './view.ts';

/** Seconds until a bot looks again. */
const LOOK_AGAIN = 4;
/** One look in so many, a bot that waits for an answer ranks without it: a person has to read and to think first. */
const RANK_PATIENCE = 8;

type Idea = (view: View, seat: string, random: Random) => Command | null;

/** What a bot thinks of, most pressing first. */
const IDEAS: readonly Idea[] = [answer, reply, mend, bribe, act];

/**
 * A player for the demo table: trades for the best difference between its own income and its rivals', sells its
 * ranking of equals, buys itself a better place, and settles inflation. It decides from its view alone.
 */
export const bot: Bot<View, Command> = (view, { seat, random }) => {
  for (const idea of IDEAS) {
    const command = idea(view, seat, random);
    if (command) return { command };
  }
  return { wait: LOOK_AGAIN };
};

/** The next step of its own Trade Action. */
function act(view: View, seat: string, random: Random): Command | null {
  if (view.active !== seat) return null;
  switch (view.phase) {
    case 'idle':
      return begin(view, seat);
    case 'revealed':
      return choose(view, seat);
    case 'ranking':
      return auction(view, seat) ?? rank(view, seat, random);
    case 'inflation':
      return settle(view, seat);
  }
}

/** Trades while it can; then the turn goes on, as long as somebody else can trade. */
function begin(view: View, seat: string): Command | null {
  if (!view.acted && isReady(view, seat)) return { type: 'reveal' };
  const goesOn = view.acted || Object.keys(view.seats).some((realm) => isReady(view, realm));
  return goesOn ? { type: 'end-turn' } : null;
}

/** The best choice, or the ducats for none. */
function choose(view: View, seat: string): Command {
  const best = pick(view.choices, (choice) => worthOfChoice(view, seat, choice));
  const isWorthIt = best !== null && worthOfChoice(view, seat, best) > FORGONE;
  return isWorthIt ? tradeOf(view, seat, best) : { type: 'forgo' };
}

/** Whoever paid is ranked as he was promised; else what serves the bot best, after a while for answers. */
function rank(view: View, seat: string, random: Random): Command | null {
  const sold = soldBy(view);
  const waits = Object.values(view.offers).some(
    ({ from, state }) => from === seat && state === 'open',
  );
  if (sold === null && waits && random(RANK_PATIENCE) > 0) return null;
  const best = bestFor(view, seat, sold ?? outcomesOf(view));
  return { type: 'rank', order: [...(best?.order ?? view.tied)] };
}

function settle(view: View, seat: string): Command {
  const hasPower = (view.seats[seat]?.administrativePower ?? 0) > 0;
  return { type: 'settle-inflation', with: hasPower ? 'administrative-power' : 'interest' };
}
