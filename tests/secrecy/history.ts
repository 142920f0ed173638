import { chanceAt, type Random, type Step, type Table, viewersOf } from '@haggle/engine';
import { type Kit, play, type Walk } from '@haggle/engine/testing';
import {
  type Ask,
  compareShown,
  decide,
  drawInstant,
  drawNext,
  isAside,
  type Tables,
  tick,
} from './model.ts';
import { keyFor, layTable } from './seating.ts';
import type { Pair } from './servers.ts';
import {
  askBoth,
  compareHeard,
  compareMetrics,
  leave,
  mustBeSame,
  readAll,
  readPublic,
  sitDown,
  type Watching,
} from './watching.ts';
import { call, type Spoil } from './wire.ts';

/**
 * How others go on at the two servers. `alike`: the same commands at both, while what is hidden differs.
 * `aside`: what the viewer sees nothing of happens at one server only.
 */
export type Way = 'alike' | 'aside';

export type Options = {
  readonly kit: Kit;
  readonly pair: Pair;
  readonly way: Way;
  /** Changes what comes from the second server: a test of the tests. */
  readonly spoil?: Spoil;
  /** Whether both servers are ended and started again before all is read once more. */
  readonly restart?: boolean;
};

type Course = Options & {
  readonly watching: Watching;
  readonly random: Random;
  tables: Tables;
  turn: number;
  /** The last command of the viewer that was carried out, to be sent again. */
  last: { readonly id: string; readonly command: unknown } | undefined;
};

/** How many commands follow on after the two states part. */
const TURNS = 12;

/**
 * Plays a table by chance, changes what one viewer may not know, lays both states into two servers and
 * goes on there. Throws where a byte of what the viewer gets differs. Gives how many commands were sent,
 * and whether the two states differed at all; null when the set-up was refused.
 */
export async function watchHistory(
  options: Options,
  walk: Walk,
): Promise<{ readonly turns: number; readonly differ: boolean } | null> {
  const { kit, pair, spoil = (text) => text } = options;
  const history = play(kit, walk);
  if (!history) return null;
  const { table } = history;
  const random = chanceAt(`servers ${walk.seed}`, walk.length);
  const viewers = viewersOf(kit.game, table.state);
  const viewer = viewers[random(viewers.length)] ?? 'spectator';
  const other: Table = { ...table, state: kit.scramble(table.state, viewer, random) };
  const id = `t-${options.way}-${walk.seed}-${walk.length}`;
  pair.clock.now = table.at;
  await layTable(pair.stores[0], id, history);
  await layTable(pair.stores[1], id, { ...history, table: other });
  const watching = await sitDown({ pair, table: id, viewer, spoil });
  const tables: Tables = [table, other];
  const course: Course = { ...options, watching, random, tables, turn: 0, last: undefined };
  let isGoingOn = true;
  while (isGoingOn && course.turn < TURNS) isGoingOn = await takeTurn(course);
  await finish(course, isGoingOn);
  return {
    turns: course.turn,
    differ: JSON.stringify(table.state) !== JSON.stringify(other.state),
  };
}

/** Compares all once more, if nothing was revealed, and closes the table, so that its clock is still. */
async function finish({ watching, pair, way, restart }: Course, isSame: boolean): Promise<void> {
  const { table, viewer } = watching;
  if (isSame) {
    if (restart) {
      await leave(watching);
      await pair.restart();
      watching.ears = [];
    }
    await readAll(watching);
    await readPublic(watching);
    if (way === 'alike') await compareMetrics(watching);
  }
  const key = keyFor(table, 'host');
  await askBoth(watching, `/api/tables/${table}/close`, { key, body: {} });
  if (isSame) await compareHeard(watching, 'the closing');
  if (isSame && viewer === 'spectator') {
    await askBoth(watching, `/api/tables/${table}/log?after=7`, { key: keyFor(table, viewer) });
  }
  await leave(watching);
}

/** Time passes, then somebody asks for something. False once the viewer has learned what was hidden. */
async function takeTurn(course: Course): Promise<boolean> {
  const { kit, pair, watching, random } = course;
  course.turn += 1;
  pair.clock.now = drawInstant(course.tables, pair.clock.now, random);
  const ticks = tick(course.tables, pair.clock.now);
  if (ticks) {
    const shown = compareShown(kit, course.tables, ticks, watching.viewer);
    course.tables = [ticks[0].table, ticks[1].table];
    await ask(course, pair.addresses(), { by: 'host', command: { type: 'nothing of the kind' } });
    if (shown === 'revealed') return false;
    await compareHeard(watching, 'the clock');
  }
  const next = drawNext(kit, course.tables, watching.viewer, random);
  return next.by === watching.viewer ? takeOwn(course, next) : takeOther(course, next);
}

/** The viewer's own command goes by one of his ways; what he sent last is sent again now and then. */
async function takeOwn(course: Course, asked: Ask): Promise<boolean> {
  const { kit, pair, watching, random, turn } = course;
  const again = random(6) === 0 ? course.last : undefined;
  const { id, command } = again ?? { id: `own-${turn}`, command: asked.command };
  const outcomes = decide(course.tables, { ...asked, command }, pair.clock.now);
  const [first, second] = outcomes;
  const steps = first.ok && second.ok ? ([first.value, second.value] as const) : null;
  const revealed =
    !again && steps && compareShown(kit, course.tables, steps, watching.viewer) === 'revealed';
  const about = `${watching.viewer} sent ${JSON.stringify(command)}`;
  if (revealed) {
    mustBeSame([refsOf(kit, steps[0])], [refsOf(kit, steps[1])], about);
    await ask(course, pair.addresses(), { by: watching.viewer, command });
    return false;
  }
  const isDone = await sendOwn(course, { id, command });
  await compareHeard(watching, about);
  if (!isDone || again || !steps) return true;
  course.last = { id, command };
  course.tables = [steps[0].table, steps[1].table];
  return true;
}

async function sendOwn(
  { watching, random }: Course,
  message: { readonly id: string; readonly command: unknown },
): Promise<boolean> {
  const { ears, table, viewer } = watching;
  const both = ears[random(3)];
  if (!both) {
    const path = `/api/tables/${table}/commands`;
    return (
      (await askBoth(watching, path, { key: keyFor(table, viewer), body: message })).status === 200
    );
  }
  const [one] = both;
  const before = one.heard.length;
  for (const ear of both) ear.send({ type: 'command', ...message });
  await Promise.all(both.map((ear) => answered(ear.heard, message.id, before)));
  return one.heard.slice(before).some((text) => text.startsWith('{"type":"done"'));
}

/** Waits for the answer to a command, which may come behind other messages. */
async function answered(heard: readonly string[], id: string, from: number): Promise<void> {
  const isAnswer = (text: string): boolean =>
    text.startsWith(`{"type":"done","id":"${id}"`) ||
    text.startsWith(`{"type":"refused","id":"${id}"`);
  for (let at = from; ; ) {
    if (at >= heard.length) await new Promise((resolve) => setImmediate(resolve));
    else if (isAnswer(heard[at++] ?? '')) return;
  }
}

/** Somebody else's command: only where it is answered alike does it tell something of secrets. */
async function takeOther(course: Course, asked: Ask): Promise<boolean> {
  const { kit, pair, watching, way } = course;
  const { viewer } = watching;
  const about = `${asked.by} sent ${JSON.stringify(asked.command)}`;
  const [first, second] = decide(course.tables, asked, pair.clock.now);
  if (way === 'aside' && first.ok && isAside(kit, course.tables[0], first.value, viewer)) {
    if (await ask(course, [pair.addresses()[0]], asked)) {
      course.tables = [first.value.table, course.tables[1]];
    }
    await compareHeard(watching, `${about}, at one server only`);
    return true;
  }
  if (first.ok !== second.ok) return true;
  if (!first.ok && JSON.stringify(first) !== JSON.stringify(second)) return true;
  const steps = first.ok && second.ok ? ([first.value, second.value] as const) : null;
  const revealed = steps && compareShown(kit, course.tables, steps, viewer) === 'revealed';
  const isDone = await ask(course, pair.addresses(), asked);
  if (revealed) return false;
  await compareHeard(watching, about);
  if (isDone && steps) course.tables = [steps[0].table, steps[1].table];
  return true;
}

/** Sends somebody's command to the servers; whether it was carried out. */
async function ask(
  { watching: { table }, turn }: Course,
  addresses: readonly string[],
  { by, command }: Ask,
): Promise<boolean> {
  const path = `/api/tables/${table}/commands`;
  const asked = { key: keyFor(table, by), body: { id: `${turn}-${by}`.slice(0, 64), command } };
  const answers = await Promise.all(addresses.map((address) => call(address, path, asked)));
  return answers[0]?.status === 200;
}

function refsOf({ game }: Kit, step: Step): string {
  return JSON.stringify(game.refs(step.entries.map(({ event }) => event)));
}
