import type { Bot } from '@haggle/engine';
import type { Command } from '../commands.ts';
import type { View } from '../view.ts';
import { acceptBest } from './answers.ts';
import { chat } from './chat.ts';
import { keepAgreements } from './deliveries.ts';
import type { BotFacts } from './facts.ts';
import { answerDirect, approach, concede, mendOffers, propose } from './haggling.ts';
import { hasHopedEnough } from './pace.ts';
import { reply } from './replies.ts';
import { readSituation, type Situation } from './situation.ts';
import { handOverDues, settleSurplus } from './surplus.ts';

/** What a bot thinks of in trading, most pressing first. */
const IDEAS: readonly ((situation: Situation) => Command | null)[] = [
  keepAgreements,
  acceptBest,
  reply,
  answerDirect,
  mendOffers,
  approach,
  propose,
  concede,
  chat,
  finish,
];

/** Seconds before the end at which a bot has done with trading. */
const LAST_SECONDS = 2;

/** Seconds until a bot looks again while it trades, and while it only watches. */
const LOOK_AGAIN = 3;
const WATCH = 20;

/**
 * The bot for games of trade cards, over what is printed on the cards of one game. It decides from its
 * seat's view alone: which deal raises its hand, what to offer, what to hand over and when to stop.
 */
export function barterBot(facts: BotFacts): Bot<View, Command> {
  return (view, context) => {
    const situation = readSituation(view, facts, context);
    const command = commandOf(situation);
    if (command) return { command };
    return { wait: situation.finished || view.phase !== 'trade' ? WATCH : LOOK_AGAIN };
  };
}

function commandOf(situation: Situation): Command | null {
  const { view } = situation;
  if (view.phase === 'purchase') {
    return handOverDues(situation) ?? settleSurplus(situation) ?? reply(situation);
  }
  if (view.phase !== 'trade' || situation.secondsLeft <= 0) return reply(situation);
  // What was agreed before may still lie sealed, and is kept or given up before all is said and done.
  if (!view.canTrade || view.seats[situation.seat]?.barred) {
    return keepAgreements(situation) ?? reply(situation) ?? finish(situation);
  }
  for (const idea of IDEAS) {
    const command = idea(situation);
    if (command) return command;
  }
  return null;
}

/** Finishes when all has been said in vain, or just before the end. */
function finish(situation: Situation): Command | null {
  const { finished, agreed, secondsLeft } = situation;
  if (finished || agreed.length > 0) return null;
  return secondsLeft < LAST_SECONDS || hasHopedEnough(situation) ? { type: 'finish' } : null;
}
