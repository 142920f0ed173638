import { randomUUID } from 'node:crypto';
import { isSame } from '@haggle/engine';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { type Callers, makeCallers } from './callers.ts';
import type { Seating } from './seating.ts';

/** Changes that come within so many milliseconds are told together. */
const SOON = 100;
/** Whose line broke is still there for so long, in milliseconds: a reload takes less. */
const GRACE = 3_000;
/** Who uses a chair without a socket counts as connected for so long, in milliseconds. */
const CALL = 60_000;
/** How often, in milliseconds, a server says that it is still there. */
const ROUND = 20_000;
/** What another server said is believed for so long, in milliseconds, after it was heard last. */
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
  /** Somebody has left a table: who is not back soon has gone. */
  readonly leave: (table: string) => void;
  /** Somebody has used a chair without a socket. */
  readonly call: (table: string, chair: string) => void;
  /** The chairs that are connected, in the order of the alphabet. */
  readonly at: (table: string) => readonly string[];
  readonly stop: () => void;
};

/**
 * What a server says to the others: that it is still there, and who sits at a table; with `asks` it wants to know who
 * else does.
 */
const noteSchema = z.object({
  server: z.string(),
  sits: z.object({ table: z.string(), here: z.array(z.string()), asks: z.boolean() }).optional(),
});

type Office = AttendanceOptions & {
  readonly server: string;
  readonly callers: Callers;
  /** What was told last of each table at which somebody sits here: to the others, and to those who sit there. */
  readonly told: Map<string, { readonly own: readonly string[]; readonly all: readonly string[] }>;
  /** Who sits at other servers, by table and server. */
  readonly elsewhere: Map<string, Map<string, readonly string[]>>;
  /** When each other server was heard last. */
  readonly heard: Map<string, number>;
  readonly due: Map<string, { readonly timer: NodeJS.Timeout; readonly when: number }>;
};

/** An attendance of nobody yet. */
export function openAttendance(options: AttendanceOptions): Attendance {
  const { bus } = options;
  const office: Office = {
    ...options,
    server: randomUUID(),
    callers: makeCallers(CALL),
    told: new Map(),
    elsewhere: new Map(),
    heard: new Map(),
    due: new Map(),
  };
  bus.heed({
    hear: (text) => hear(office, text),
    missed: () => tell(office, [...office.told.keys()], { asks: true }),
  });
  const round = bus.shared ? setInterval(() => goRound(office), ROUND).unref() : undefined;
  return {
    come: (table) => plan(office, table, SOON),
    leave: (table) => plan(office, table, GRACE),
    call: (table, chair) => {
      if (office.callers.note(table, chair)) plan(office, table, SOON);
    },
    at: (table) => listAll(office, table),
    stop: () => {
      clearInterval(round);
      for (const { timer } of office.due.values()) clearTimeout(timer);
      office.due.clear();
    },
  };
}

/** Has it settled what there is to tell of a table, in `wait` milliseconds at the latest. */
function plan(office: Office, table: string, wait: number): void {
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
  const { seating, callers, told, elsewhere, changed } = office;
  const rest = callers.forget(table);
  if (rest !== undefined) plan(office, table, rest);
  const before = told.get(table);
  const own = listOwn(office, table);
  const all = listAll(office, table);
  if (rest !== undefined || seating.sittersAt(table).length > 0) told.set(table, { own, all });
  else {
    told.delete(table);
    elsewhere.delete(table);
  }
  if (!isSame(before?.own, own)) tell(office, [table], { asks: !before });
  if (!isSame(before?.all, all)) changed(table, all);
}

/** Says to the other servers who sits at tables here. */
function tell(
  office: Office,
  tables: readonly string[],
  { asks }: { readonly asks: boolean },
): void {
  const { bus, server } = office;
  const notes = tables.map((table) => ({
    server,
    sits: { table, here: listOwn(office, table), asks },
  }));
  if (notes.length > 0) bus.tell(notes.map((note) => JSON.stringify(note)));
}

function hear(office: Office, text: string): void {
  const note = readNote(text);
  if (!note || note.server === office.server) return;
  const { server, sits } = note;
  office.heard.set(server, performance.now());
  // Whoever comes to a table asks who is there: until then it need not be known.
  if (!sits || !office.told.has(sits.table)) return;
  const { table, here, asks } = sits;
  const servers = office.elsewhere.get(table) ?? new Map<string, readonly string[]>();
  office.elsewhere.set(table, servers.set(server, here));
  if (asks) tell(office, [table], { asks: false });
  plan(office, table, SOON);
}

/** Says that this server is still there, and forgets those that say so no more. */
function goRound(office: Office): void {
  const { bus, server, heard, elsewhere } = office;
  bus.tell([JSON.stringify({ server })]);
  const oldest = performance.now() - BELIEVED;
  const lost = [...heard].filter(([, at]) => at < oldest).map(([other]) => other);
  for (const other of lost) {
    heard.delete(other);
    for (const [table, servers] of elsewhere) {
      if (servers.delete(other)) plan(office, table, SOON);
    }
  }
}

function listOwn({ seating, callers }: Office, table: string): readonly string[] {
  const sitters = seating.sittersAt(table).map(({ chair }) => chair);
  const chairs = new Set([...sitters, ...callers.at(table)]);
  chairs.delete('spectator');
  return [...chairs].sort();
}

function listAll(office: Office, table: string): readonly string[] {
  const all = new Set(listOwn(office, table));
  for (const here of office.elsewhere.get(table)?.values() ?? []) {
    for (const chair of here) all.add(chair);
  }
  return [...all].sort();
}

/** Servers of other versions may say other things: those are left alone. */
function readNote(text: string): z.infer<typeof noteSchema> | undefined {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
