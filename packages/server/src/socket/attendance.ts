import { randomUUID } from 'node:crypto';
import { isSame } from '@haggle/engine';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { type Lingerers, makeLingerers } from './lingerers.ts';
import type { Seating } from './seating.ts';

/** Changes that come within so many milliseconds are told together. */
const SOON = 100;
/** Other servers have answered within so many milliseconds, or answer later than one waits for. */
const ANSWERED = 500;
/** Whose line broke is still there for so long, in milliseconds: a reload takes less. */
const LINGER = 3_000;
/** Who uses a chair without a socket counts as connected for so long, in milliseconds. */
const CALL = 60_000;
/** How often, in milliseconds, servers say again who sits at their tables: what was said may have been lost. */
const ROUND = 20_000;
/** How long, in milliseconds, another server is believed. */
const BELIEVED = 3 * ROUND;

export type AttendanceOptions = {
  readonly bus: Pick<Bus, 'shared' | 'tell' | 'heed'>;
  readonly seating: Pick<Seating, 'sittersAt'>;
  /** Other chairs of a table are connected now. */
  readonly changed: (table: string, here: readonly string[]) => void;
};

/** Who is connected at each table, here and at the other servers. Those who only watch are not told of. */
export type Attendance = {
  /** Somebody has come to a table. */
  readonly come: (table: string) => void;
  /** Somebody has left a chair: who is not back soon has gone. */
  readonly leave: (table: string, chair: string) => void;
  /** Somebody has used a chair without a socket. */
  readonly noteCaller: (table: string, chair: string) => void;
  /** A chair's key is dead: who used it without a socket has gone. */
  readonly expel: (table: string, chair: string) => void;
  /** The chairs that are connected, as whoever comes to this one is told; null where that is not known yet. */
  readonly welcome: (table: string, chair: string) => readonly string[] | null;
  /** Says to the other servers that everybody has gone. */
  readonly stop: () => void;
};

/** Who sits at a table of a server; with `asks` it wants to know who else does. */
const noteSchema = z.object({
  server: z.string(),
  table: z.string(),
  here: z.array(z.string()),
  asks: z.boolean(),
});

/** What was told last: to the other servers, and to those who sit there, who are told first when the others may have answered. */
type Told = {
  readonly own: readonly string[];
  readonly all: readonly string[] | null;
  /** When the others may have answered. */
  readonly knownAt: number;
};

type Said = { readonly here: readonly string[]; readonly until: number };

type Office = AttendanceOptions & {
  readonly server: string;
  readonly lingerers: Lingerers;
  /** By table at which somebody is here. */
  readonly told: Map<string, Told>;
  /** What other servers have said, by table and server. */
  readonly elsewhere: Map<string, Map<string, Said>>;
  readonly due: Map<string, { readonly timer: NodeJS.Timeout; readonly when: number }>;
  /** The tables of which the others are to be told, and whether they are asked. */
  readonly unsaid: Map<string, boolean>;
  saying: NodeJS.Timeout | undefined;
  stopped: boolean;
};

/** An attendance of nobody yet. */
export function openAttendance(options: AttendanceOptions): Attendance {
  const { bus } = options;
  const office: Office = {
    ...options,
    server: randomUUID(),
    lingerers: makeLingerers(),
    told: new Map(),
    elsewhere: new Map(),
    due: new Map(),
    unsaid: new Map(),
    saying: undefined,
    stopped: false,
  };
  bus.heed({
    hear: (text) => hear(office, text),
    missed: () => sayAll(office, { asks: true }),
  });
  const round = bus.shared ? setInterval(() => goRound(office), ROUND).unref() : undefined;
  return {
    come: (table) => plan(office, table, SOON),
    leave: (table, chair) => linger(office, table, { chair, wait: LINGER }),
    noteCaller: (table, chair) => linger(office, table, { chair, wait: CALL }),
    expel: (table, chair) => {
      office.lingerers.drop(table, chair);
      plan(office, table, SOON);
    },
    welcome: (table, chair) => {
      const told = office.told.get(table);
      if (bus.shared && !told?.all) return null;
      return sorted([...(told?.all ?? listAll(office, table)), chair]);
    },
    stop: () => {
      clearInterval(round);
      stop(office);
    },
  };
}

function linger(
  office: Office,
  table: string,
  { chair, wait }: { readonly chair: string; readonly wait: number },
): void {
  const isNew = chair !== 'spectator' && office.lingerers.note(table, chair, wait);
  plan(office, table, isNew ? SOON : wait);
}

/** Has it settled what there is to tell of a table, in `wait` milliseconds at the latest. */
function plan(office: Office, table: string, wait: number): void {
  if (office.stopped) return;
  const when = performance.now() + wait;
  const planned = office.due.get(table);
  if (planned && planned.when <= when) return;
  clearTimeout(planned?.timer);
  const timer = setTimeout(() => {
    office.due.delete(table);
    settle(office, table);
  }, wait).unref();
  office.due.set(table, { timer, when });
}

/** Tells what has changed, to those who sit at a table and to the other servers. */
function settle(office: Office, table: string): void {
  const { bus, seating, lingerers, told, elsewhere, changed } = office;
  const rest = lingerers.forget(table);
  const before = told.get(table);
  const isAttended = rest !== undefined || seating.sittersAt(table).length > 0;
  if (!before && !isAttended) return;
  if (rest !== undefined) plan(office, table, rest);
  const own = listOwn(office, table);
  if (!isSame(before?.own, own)) say(office, table, { asks: !before });
  if (!isAttended) {
    told.delete(table);
    elsewhere.delete(table);
    return;
  }
  const now = performance.now();
  const knownAt = before?.knownAt ?? (bus.shared ? now + ANSWERED : now);
  if (now < knownAt) plan(office, table, knownAt - now);
  const all = now < knownAt ? null : listAll(office, table);
  told.set(table, { own, all, knownAt });
  if (all && !isSame(before?.all, all)) changed(table, all);
}

/** Says to the other servers, soon, who sits at a table here. */
function say(office: Office, table: string, { asks }: { readonly asks: boolean }): void {
  const { bus, unsaid } = office;
  if (!bus.shared || office.stopped) return;
  unsaid.set(table, asks || unsaid.get(table) === true);
  office.saying ??= setTimeout(() => {
    office.saying = undefined;
    tell(office, new Map(unsaid));
    unsaid.clear();
  }, SOON).unref();
}

function sayAll(office: Office, { asks }: { readonly asks: boolean }): void {
  for (const table of office.told.keys()) say(office, table, { asks });
}

function tell(office: Office, tables: ReadonlyMap<string, boolean>): void {
  const { bus, server } = office;
  const notes = [...tables].map(([table, asks]) => {
    const here = office.stopped ? [] : listOwn(office, table);
    return JSON.stringify({ server, table, here, asks });
  });
  if (notes.length > 0) bus.tell(notes);
}

function hear(office: Office, text: string): void {
  const note = readNote(text);
  // Whoever comes to a table asks who is there: until then it need not be known.
  if (!note || note.server === office.server || !office.told.has(note.table)) return;
  const { server, table, here, asks } = note;
  const servers = office.elsewhere.get(table) ?? new Map<string, Said>();
  const until = performance.now() + BELIEVED;
  office.elsewhere.set(table, servers.set(server, { here, until }));
  if (asks) say(office, table, { asks: false });
  plan(office, table, SOON);
}

/** Repeats to the others what they may have missed, and forgets what they have not repeated. */
function goRound(office: Office): void {
  const now = performance.now();
  for (const [table, servers] of office.elsewhere) {
    for (const [server, { until }] of servers) {
      if (until > now) continue;
      servers.delete(server);
      plan(office, table, SOON);
    }
  }
  sayAll(office, { asks: false });
}

function stop(office: Office): void {
  office.stopped = true;
  clearTimeout(office.saying);
  for (const { timer } of office.due.values()) clearTimeout(timer);
  office.due.clear();
  if (office.bus.shared) tell(office, new Map([...office.told.keys()].map((one) => [one, false])));
}

function listOwn({ seating, lingerers }: Office, table: string): readonly string[] {
  const sitters = seating.sittersAt(table).map(({ chair }) => chair);
  return sorted([...sitters, ...lingerers.at(table)]);
}

function listAll(office: Office, table: string): readonly string[] {
  const others = [...(office.elsewhere.get(table)?.values() ?? [])];
  return sorted([...listOwn(office, table), ...others.flatMap(({ here }) => here)]);
}

/** The chairs among these that are told of, each once, in the order of the alphabet. */
function sorted(chairs: readonly string[]): readonly string[] {
  return [...new Set(chairs)].filter((chair) => chair !== 'spectator').sort();
}

/** Servers of other versions may say other things: those are left alone. */
function readNote(text: string): z.infer<typeof noteSchema> | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
