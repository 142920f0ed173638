import type { AnyGame } from '../game.ts';
import { parseWith } from '../parse.ts';
import type { Refusal } from '../refusal.ts';
import { emptyTable, replay, type Step, submit } from '../table.ts';
import { hasPlace, speak } from '../words.ts';
import { must, mustBeJson, mustBeSame, mustReadSame, show } from './expect.ts';
import type { Kit } from './kit.ts';
import { type Asked, play, type Walk } from './walk.ts';

/**
 * Plays one table by chance and holds the rules to their word at every turn. Throws what it finds.
 * The types of events that happened come back, so that it can be told how far the histories reach.
 */
export function checkHistory(kit: Kit, walk: Walk): readonly string[] {
  const { game } = kit;
  let counted: unknown;
  const history = play(kit, walk, {
    opened: (step) => {
      counted = kit.count(step.states.at(-1));
      checkStep(game, step);
    },
    asked: (asked) => {
      if (asked.result.ok) {
        checkStep(game, asked.result.value);
        checkCount(kit, counted, asked.result.value, asked);
      } else {
        checkRefusal(game, asked, asked.result.refusal);
      }
    },
    ticked: (_before, step) => {
      checkStep(game, step);
      checkCount(kit, counted, step, { by: 'clock', command: { type: 'tick' } });
    },
  });
  if (!history) return [];
  const entries = JSON.parse(JSON.stringify(history.entries));
  const again = replay(emptyTable(game, history.table.seed), entries);
  mustReadSame(again.state, history.table.state, 'replaying the log gives another state');
  mustBeSame(again.head, history.table.head, 'replaying the log ends elsewhere');
  return history.entries.map(({ event }) => event.type);
}

/** Events are of their schema and plain JSON, and have words; so is every state. */
function checkStep(game: AnyGame, step: Step): void {
  must(step.entries.length > 0, () => 'a command was carried out without an event');
  for (const { event } of step.entries) {
    const parsed = parseWith(game.event, event);
    must(parsed.ok, () => `an event of the wrong shape: ${show(event)} ${show(parsed)}`);
    mustBeSame(parsed.value, event, 'an event has more than its schema');
    mustBeJson(event, 'an event');
    must(Object.hasOwn(game.words.events, event.type), () => `no words for event ${event.type}`);
  }
  // A state is large: one in eight, and the last one with its replay, tells as much as all of them.
  if (step.table.head.seq % 8 === 1) mustBeJson(step.table.state, 'a state');
}

function checkCount(
  kit: Kit,
  counted: unknown,
  step: Step,
  { by, command }: Pick<Asked, 'by' | 'command'>,
): void {
  for (const state of step.states) {
    mustBeSame(kit.count(state), counted, `${by} changed what must stay by ${show(command)}`);
  }
}

/** The same question gets the same refusal; it has words and a clause that the game knows. */
function checkRefusal(game: AnyGame, { before, by, command, now }: Asked, refusal: Refusal): void {
  const again = submit(before, command, { by, now });
  must(!again.ok, () => `refused ${show(refusal)}, then carried out: ${show(command)}`);
  mustReadSame(again.refusal, refusal, 'the same question got another refusal');
  checkRefusalWords(game, refusal);
}

/** A refusal's code has a sentence, all its places are filled, and its clause is one of the game's. */
export function checkRefusalWords(game: AnyGame, refusal: Refusal): void {
  const { code, clause } = refusal;
  must(Object.hasOwn(game.words.refusals, code), () => `no words for refusal ${code}`);
  const { message } = speak(refusal, game.words);
  must(!hasPlace(message), () => `an unfilled place: ${code}: ${message}`);
  must(
    clause === undefined || game.clauses.some(({ id }) => id === clause),
    () => `refusal ${code} cites ${clause}, which is no clause of ${game.id}`,
  );
}
