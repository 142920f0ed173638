import type { Viewer } from '@haggle/engine';
import { keyFor, REACHED } from './seating.ts';
import type { Pair } from './servers.ts';
import { type Answer, call, type Ear, listen, type Spoil } from './wire.ts';

/** One viewer at two servers at once, who compares all that reaches him. */
export type Watching = {
  readonly pair: Pair;
  readonly table: string;
  readonly viewer: Viewer;
  /** Two ears at each server: one takes deltas, one whole views. */
  ears: readonly (readonly [Ear, Ear])[];
  readonly spoil: Spoil;
  /** How many bytes have been compared. */
  bytes: number;
};

/** Sits down at both servers with the viewer's key. */
export async function sitDown(parts: Omit<Watching, 'ears' | 'bytes'>): Promise<Watching> {
  const watching = { ...parts, ears: [], bytes: 0 };
  await hear(watching, [{}, { plain: true }]);
  await compareHeard(watching, 'joining');
  return watching;
}

/** Joins with a new ear at each server for each way of joining. */
async function hear(watching: Watching, ways: readonly object[]): Promise<void> {
  const { pair, table, viewer } = watching;
  const key = keyFor(table, viewer);
  const both = (way: object) =>
    Promise.all(pair.addresses().map((address) => listen(address, table, { key, ...way })));
  watching.ears = (await Promise.all(ways.map(both))) as unknown as [Ear, Ear][];
}

/** Throws where the ears have not heard the same. */
export async function compareHeard({ ears, spoil, ...watching }: Watching, about: string) {
  await Promise.all(ears.flat().map((ear) => ear.settle()));
  for (const [one, other] of ears) {
    const spoilt = other.heard.map((text) => spoil(text, 'socket'));
    mustBeSame(one.heard, spoilt, `${watching.viewer}, after ${about}`);
  }
}

/** Asks both servers the same with the viewer's key, or another, or none. Throws where the answers differ. */
export async function askBoth(
  { pair, viewer, spoil }: Watching,
  path: string,
  asked: { readonly key?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  const [one, other] = await Promise.all(
    pair.addresses().map((address) => call(address, path, asked)),
  );
  if (!one || !other) throw new Error('no answer');
  mustBeSame([one.all], [spoil(other.all, path)], `${viewer}, who asked for ${path}`);
  return one;
}

/** Reads again all that the viewer can read, over HTTP and by joining anew. */
export async function readAll(watching: Watching): Promise<void> {
  const { table, viewer } = watching;
  const path = `/api/tables/${table}`;
  const key = keyFor(table, viewer);
  const { text } = await askBoth(watching, path, { key });
  const { seq } = JSON.parse(text) as { seq: number };
  for (let after = REACHED; after <= seq; after += 1 + Math.floor((seq - REACHED) / 2)) {
    await askBoth(watching, `${path}/log?after=${after}`, { key });
  }
  await askBoth(watching, `${path}/log?format=file`, { key });
  await askBoth(watching, `${path}/session`, { key, body: {} });
  if (viewer !== 'host') await askBoth(watching, `${path}/keys`, { key, body: { seat: viewer } });
  if (viewer !== 'host') await askBoth(watching, `${path}/close`, { key, body: {} });
  await askBoth(watching, path);
  await askBoth(watching, path, { key: 'x' });
  await leave(watching);
  const since = Math.max(REACHED, seq - 2);
  await hear(watching, [{ since: seq }, { since }, {}]);
  await compareHeard(watching, 'joining again');
}

/** What everybody can ask for, with no key. */
export async function readPublic(watching: Watching): Promise<void> {
  for (const path of ['/api/tables', '/api/games', '/healthz', '/readyz', '/x']) {
    await askBoth(watching, path);
  }
}

/** Everybody who listens goes. */
export async function leave({ ears }: Watching): Promise<void> {
  await Promise.all(ears.flat().map((ear) => ear.leave()));
}

/** The metrics, but for what the clock on the wall and the process decide. */
export async function compareMetrics({ pair, viewer, spoil }: Watching): Promise<void> {
  const read = () =>
    Promise.all(pair.addresses().map(async (address) => (await call(address, '/metrics')).text));
  let [one = '', other = ''] = await read();
  // A socket that has just left may still be there for one of the two servers.
  for (let patience = 0; patience < 100 && !isSettled(one, other); patience += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    [one = '', other = ''] = await read();
  }
  mustBeSame(timeless(one), timeless(spoil(other, '/metrics')), `${viewer}, who read the metrics`);
}

function isSettled(one: string, other: string): boolean {
  const connected = /^haggle_connected.*$/gm;
  return String(one.match(connected)) === String(other.match(connected));
}

function timeless(text: string): readonly string[] {
  const lines = text.split('\n');
  const own = lines.filter((line) => /^haggle_/.test(line) && !/_seconds_(bucket|sum)/.test(line));
  const names = lines.filter((line) => /^# (HELP|TYPE)/.test(line));
  return [...names, ...own];
}

/** Throws where two lists of texts differ by a byte, with the first two that do. */
export function mustBeSame(one: readonly string[], other: readonly string[], who: string): void {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    if (one[at] === other[at]) continue;
    throw new Error(
      `${who}, learns from\n${one[at] ?? '(nothing)'}\nor\n${other[at] ?? '(nothing)'}`,
    );
  }
}
