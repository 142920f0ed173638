import { type Bot, done, type Game, refsOf } from '@haggle/engine';
import { appraiseBag } from './cards/appraisal.ts';
import { type Command, command } from './commands.ts';
import { conclude, decide } from './decide.ts';
import { deskOf } from './desk.ts';
import { type Event, event } from './events.ts';
import { evolve } from './evolve.ts';
import { faceOf } from './face.ts';
import { open } from './opening.ts';
import { redact } from './redaction.ts';
import type { Rulebook } from './rulebook.ts';
import { type Setup, setupSchema } from './setup.ts';
import { see } from './sight.ts';
import { seatTable, tally } from './simulating.ts';
import type { State } from './state.ts';
import { tellingOf } from './telling.ts';
import type { View } from './view.ts';

export type BarterGame = Game<State, Command, Event, View, Setup>;

/** A game of trade cards, made of its rulebook and its bot. */
export function makeGame(rules: Rulebook, bot: Bot<View, Command>): BarterGame {
  const { id, seats, demo } = rules;
  const { title, clauses, words, affordances } = faceOf(rules);
  return {
    id,
    title,
    seats,
    clauses,
    words,
    setup: setupSchema(rules),
    command,
    event,
    open: (setup, context) => {
      const opened = open(rules, setup, context);
      if (!opened.ok) return opened;
      const state = evolve(rules, null, opened.value);
      return done([opened.value, ...conclude(deskOf(rules, state), [], context)]);
    },
    decide: (state, given, actor, context) => decide(deskOf(rules, state), given, actor, context),
    evolve: (state, happened) => evolve(rules, state, happened),
    seatsOf: (state) => state.ids,
    view: (state, viewer, last) => see(rules, state, viewer, last),
    redact,
    tellEvent: tellingOf(words, { seat: (id) => id, list: (items) => items.join(', ') }),
    refs: (events) => refsOf(events, { proposed: 'offer', traded: 'trade', spent: 'value' }),
    affordances,
    deadline: ({ phase, deadline }) => (phase === 'trade' ? deadline : null),
    bot,
    demo,
    trades: ['traded'],
    tableFor: (wish) => seatTable(demo, wish),
    tally,
    value: (bag, options) => appraiseBag(rules, bag, options),
  };
}
