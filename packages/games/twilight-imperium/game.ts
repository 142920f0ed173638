import { done, type Game, nameOf, refsOf } from '@haggle/engine';
import { bot } from './bot.ts';
import { type Command, command } from './commands.ts';
import { decide } from './decide.ts';
import { demo } from './demo.ts';
import { type Event, event } from './events.ts';
import { evolve } from './evolve.ts';
import { face } from './face.ts';
import { readAsync } from './importing/async.ts';
import { readTtpg } from './importing/ttpg.ts';
import { open } from './opening.ts';
import { redact } from './redaction.ts';
import { MOST_SEATS, type Setup, setupSchema } from './setup.ts';
import { see } from './sight.ts';
import type { State } from './state.ts';
import { tellingOf } from './telling.ts';
import type { View } from './view.ts';

/** Twilight Imperium, 4th edition: transactions, commodities and deals. */
export const game: Game<State, Command, Event, View, Setup> = {
  id: 'twilight-imperium',
  title: face.title,
  seats: { min: 3, max: MOST_SEATS },
  clauses: face.clauses,
  words: face.words,
  setup: setupSchema,
  command,
  event,
  open: (setup) => {
    const opened = open(setup);
    return opened.ok ? done([opened.value]) : opened;
  },
  decide,
  evolve,
  seatsOf: (state) => state.ids,
  view: see,
  redact,
  tellEvent: tellingOf({
    seat: (id) => id,
    name: (id) => nameOf(id, face.words),
    list: (items) => items.join(', '),
  }),
  refs: (events) => refsOf(events, { proposed: 'offer', transacted: 'transaction' }),
  affordances: face.affordances,
  deadline: () => null,
  bot,
  demo,
  trades: ['transacted'],
  imports: {
    async: { reads: 'the web data of an AsyncTI4 game', read: readAsync },
    ttpg: { reads: 'the game data that the TTPG mod posts', read: readTtpg },
  },
};
