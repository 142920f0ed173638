import { type Entry, makeLogHeader, malformed } from '@haggle/engine';
import type { Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import { nextTurn } from '../event-loop.ts';
import { countSize } from '../limits/rates.ts';
import type { Service } from '../service.ts';
import { type Archive, readChairLog, readWholeLog } from '../tables/history.ts';
import type { Room } from '../tables/room.ts';
import { enter } from './access.ts';
import { callerOf, type Env } from './caller.ts';
import { problem, serverProblem, speakServer } from './problem.ts';
import { sendSized } from './sized.ts';
import { tooMany } from './too-many.ts';

/** How many entries one page of the log has at most. */
const PAGE_SIZE = 200;
/** When one whose house waits for much already may ask again, in seconds. */
const SOON = 1;

/** The log: to each chair as it may know it, and whole to the seats of a closed table. */
export function addLog(app: Hono<Env>, service: Service): void {
  app.get('/api/tables/:table/log', async (c) => {
    const access = await enter(c, service);
    if (!access.ok) return access.response;
    const { room, chair } = access;
    const archive = archiveFor(c, service);
    if (!archive) return tooMany(c, SOON);
    const isOpen = room.closed !== null && chair !== 'spectator';
    const format = c.req.query('format');
    if (format !== undefined && format !== 'file') {
      return problem(c, speakServer(malformed('format', 'the only one is “file”').refusal));
    }
    if (format === 'file') {
      if (isOpen) return logFile(c, { service, room, archive });
      return serverProblem(c, room.closed === null ? 'not-closed' : 'not-yours');
    }
    const asked = c.req.query('after') ?? '0';
    const after = Number(asked);
    if (!/^\d+$/.test(asked) || !Number.isSafeInteger(after)) {
      return problem(c, speakServer(malformed('after', 'a whole number from 0 up').refusal));
    }
    const wanted = { viewer: chair, after, limit: PAGE_SIZE };
    const read = isOpen ? readWholeLog : readChairLog;
    const page = await read(archive, room, wanted);
    return sendSized(c, service, () => JSON.stringify(page));
  });
}

/**
 * Where old lines are read for a caller: those of one house in turn, and others get theirs between them. Undefined
 * where so much is asked for from there that nobody would wait for it.
 */
function archiveFor(
  c: Context<Env>,
  { store, replays, limits, trustProxy }: Service,
): Archive | undefined {
  const household = callerOf(c, trustProxy);
  if (replays.waiting(household) >= limits.replays) return undefined;
  return {
    store,
    inTurn: (work) =>
      replays.take(household, async () => {
        await nextTurn();
        return work();
      }),
    isGone: () => c.env?.outgoing?.destroyed === true,
  };
}

type Filing = { readonly service: Service; readonly room: Room; readonly archive: Archive };

/**
 * The log file of a closed table, as `haggle verify` reads it: just what is stored, so that damage shows
 * there with its place. What cannot be read breaks the transfer off; it does not end it.
 */
function logFile(c: Context<Env>, { service, room, archive }: Filing): Response {
  const { store, inTurn } = archive;
  const household = callerOf(c, service.trustProxy);
  c.header('content-type', 'application/jsonl; charset=utf-8');
  c.header('content-disposition', `attachment; filename="haggle-${room.id}.jsonl"`);
  const write = async (out: StreamingApi): Promise<void> => {
    const header = makeLogHeader(room.record, { isClosed: true });
    const count = room.durable.table.head.seq;
    await out.write(`${JSON.stringify({ ...header, entries: count })}\n`);
    for (let after = 0; ; ) {
      // Who has hung up is written to all the same, and nobody is told.
      const read = after;
      const entries = await inTurn(async () =>
        out.aborted ? [] : store.readEntries(room.id, read, PAGE_SIZE),
      );
      const last = entries.at(-1);
      if (!last) return;
      const text = entries.map(lineOf).join('');
      countSize(service.rates, { household, text });
      await out.write(text);
      after = last.seq;
    }
  };
  return stream(c, write, async (fault) => {
    service.logger.error({ err: fault, requestId: c.get('requestId') }, 'a log cannot be read');
    c.env?.outgoing?.destroy();
  });
}

function lineOf(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}
