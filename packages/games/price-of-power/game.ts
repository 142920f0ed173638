import { type Game, refsOf } from '@haggle/engine';
import { bot } from './bot.ts';
import { type Command, command } from './commands.ts';
import { decide } from './decide.ts';
import { demo } from './demo.ts';
import { type Event, event } from './events.ts';
import { evolve } from './evolve.ts';
import { face } from './face.ts';
import { readPosition } from './importing/position.ts';
import { countIncomes } from './incomes.ts';
import { open } from './opening/opening.ts';
import { redact } from './redaction.ts';
import { MOST_SEATS, type Setup, setupSchema } from './setup.ts';
import { see } from './sight.ts';
import type { State } from './state.ts';
import { tellEvent } from './telling.ts';
import type { View } from './view.ts';

/** Europa Universalis: The Price of Power: the Trade Action, trade nodes and Trade Income. */
export const game: Game<State, Command, Event, View, Setup> = {
  id: 'price-of-power',
  title: face.title,
  seats: { min: 1, max: MOST_SEATS },
  clauses: face.clauses,
  words: face.words,
  setup: setupSchema,
  command,
  event,
  open,
  decide,
  evolve,
  seatsOf: (state) => state.ids,
  view: see,
  redact,
  tellEvent,
  refs: (events) => refsOf(events, { proposed: 'offer' }),
  affordances: face.affordances,
  deadline: () => null,
  bot,
  demo,
  trades: ['traded'],
  incomes: countIncomes,
  imports: {
    position: { reads: 'a view of a table, as the API gives it', read: readPosition },
  },
};
