import { type ChairEntry, followOne, viewersOf } from '../chair.ts';
import { chanceAt, type Random, shuffle } from '../chance.ts';
import type { Actor, Viewer } from '../game.ts';
import { isFields } from '../json.ts';
import type { Result } from '../refusal.ts';
import { isSame } from '../same.ts';
import { advance, type Step, submit, type Table } from '../table.ts';
import { must, mustReadSame, show } from './expect.ts';
import { freeze } from './freeze.ts';
import type { Kit } from './kit.ts';
import { drawAsk, play, type Walk } from './walk.ts';

/** How often a viewer's knowledge is tried in one state. */
const TRIALS = 6;

/** So many commands are drawn beside one that was carried out, and so many mixtures of them with it are tried. */
const DRAWN = 6;
const CROSSED = 3;

/** What a step brought to one chair. */
type Brought = { readonly views: readonly string[]; readonly entries: readonly ChairEntry[] };

/**
 * Plays a table by chance, then changes what one viewer may not know and compares all that reaches him:
 * his view, the answers to his commands, the names of what they make, and what others' commands and the
 * clock bring to him. Throws what differs. Says whether anything could be changed.
 */
export function checkSecrecy(kit: Kit, walk: Walk): boolean {
  const history = play(kit, walk);
  if (!history) return false;
  const { table } = history;
  const random = chanceAt(`secrets ${walk.seed}`, walk.length);
  const viewers = viewersOf(kit.game, table.state);
  const viewer = viewers[random(viewers.length)] ?? 'spectator';
  const state = kit.scramble(table.state, viewer, random);
  freeze(state);
  const other: Table = { ...table, state };
  mustReadSame(
    kit.game.view(state, viewer),
    kit.game.view(table.state, viewer),
    `${viewer} sees something hidden`,
  );
  for (let trial = 0; trial < TRIALS; trial++) {
    compareOwn(kit, [table, other], viewer, random);
    compareOthers(kit, [table, other], viewer, random);
  }
  compareClock(kit, [table, other], viewer);
  return !isSame(state, table.state);
}

type Pair = readonly [Table, Table];

/** The viewer's own command is answered alike, whatever others hold. */
function compareOwn(kit: Kit, [table, other]: Pair, viewer: Viewer, random: Random): void {
  if (viewer === 'spectator') return;
  const command = kit.ask(random(2) === 0 ? table.state : other.state, viewer, random);
  const asked = { by: viewer, now: table.at };
  const [one, two] = [submit(table, command, asked), submit(other, command, asked)];
  const about = `${viewer} learns from the answer to ${show(command)}`;
  if (!one.ok || !two.ok) {
    must(one.ok === two.ok, () => `${about}: ${answerOf(one)} or ${answerOf(two)}`);
    mustReadSame(refusalOf(one), refusalOf(two), about);
    return;
  }
  mustReadSame(refsOf(kit, one.value), refsOf(kit, two.value), `${about} by what it made`);
  compareBrought([table, other], [one.value, two.value], { kit, viewer, about });
}

/**
 * What somebody else did reaches the viewer alike, as long as his view does: in both states, and for
 * two different commands that he cannot tell apart.
 */
function compareOthers(kit: Kit, [table, other]: Pair, viewer: Viewer, random: Random): void {
  const { by, command } = drawAsk(kit, table.state, random);
  if (by === viewer) return;
  const asked = { by, now: table.at };
  const one = submit(table, command, asked);
  if (!one.ok) return;
  const about = `${viewer} learns from ${by}: ${show(command)}`;
  const two = submit(other, command, asked);
  if (two.ok) compareBrought([table, other], [one.value, two.value], { kit, viewer, about });
  for (const instead of drawInstead(kit, table.state, { by, command }, random)) {
    const three = submit(table, instead, asked);
    if (!three.ok) continue;
    compareBrought([table, table], [one.value, three.value], {
      kit,
      viewer,
      about: `${about} or ${show(instead)}`,
    });
  }
}

/**
 * What might have been asked instead: what the kit draws, and the command itself with single fields of another of its
 * type. Two whole commands mostly differ in something that everybody sees, and so in what is no secret.
 */
function drawInstead(
  kit: Kit,
  state: unknown,
  { by, command }: { readonly by: Actor; readonly command: unknown },
  random: Random,
): readonly unknown[] {
  const drawn = Array.from({ length: DRAWN }, () => kit.ask(state, by, random));
  const crossed = drawn.flatMap((other) => crossInto(command, other));
  return [drawn[0], ...shuffle(crossed, random).slice(0, CROSSED)];
}

function crossInto(command: unknown, other: unknown): readonly unknown[] {
  if (!isFields(command) || !isFields(other) || command.type !== other.type) return [];
  return Object.keys(other)
    .filter((field) => !isSame(command[field], other[field]))
    .map((field) => ({ ...command, [field]: other[field] }));
}

function compareClock(kit: Kit, [table, other]: Pair, viewer: Viewer): void {
  const { game } = table;
  const [deadline, another] = [game.deadline(table.state), game.deadline(other.state)];
  must(deadline === another, () => `${viewer} learns from the clock: ${deadline} or ${another}`);
  if (deadline === null) return;
  const [one, two] = [advance(table, deadline), advance(other, deadline)];
  if (one && two) {
    compareBrought([table, other], [one, two], {
      kit,
      viewer,
      about: `${viewer} learns at the deadline`,
    });
  }
}

type Told = { readonly kit: Kit; readonly viewer: Viewer; readonly about: string };

/**
 * Where the viewer's views go the same way, his log must too: as many lines, with the same words. A table
 * without a state is one that is about to open.
 */
export function compareBrought(
  [table, other]: Pair,
  [one, two]: readonly [Step, Step],
  { kit, viewer, about }: Told,
): void {
  const events = [...one.entries, ...two.entries].map((entry) => entry.event);
  if (events.some((event) => kit.learns?.(event, viewer))) return;
  const [first, second] = [bring(table, one, viewer), bring(other, two, viewer)];
  if (JSON.stringify(first.views) !== JSON.stringify(second.views)) return;
  mustReadSame(first.entries, second.entries, `${about} by the log`);
}

function bring(table: Table, step: Step, viewer: Viewer): Brought {
  const { game } = table;
  const isOpening = table.state === null;
  const chair = isOpening ? undefined : { seq: 0, view: game.view(table.state, viewer) };
  const change = followOne({ viewer, chair }, step, table.state);
  const views = chair ? [JSON.stringify(chair.view)] : [];
  for (const state of step.states) {
    const view = JSON.stringify(game.view(state, viewer));
    if (view !== views.at(-1)) views.push(view);
  }
  return { views, entries: change?.entries ?? [] };
}

function refsOf(kit: Kit, step: Step): unknown {
  return kit.game.refs(step.entries.map((entry) => entry.event));
}

function refusalOf(result: Result<Step>): unknown {
  return result.ok ? null : result.refusal;
}

function answerOf(result: Result<Step>): string {
  return result.ok ? 'carried out' : `refused ${show(result.refusal)}`;
}
