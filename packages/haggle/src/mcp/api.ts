import type { SpokenRefusal } from '@haggle/engine';
import { z } from 'zod';
import { parseJson } from '../input/json.ts';
import { reasonOf } from '../terminal/reasons.ts';
import type { Chair } from './link.ts';

/** What a server answers a chair, or why not. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: SpokenRefusal };

type Request = {
  /** What follows the table's own address. */
  readonly path?: string;
  /** Sent with POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/** How long an answer may take, in milliseconds. */
const ANSWER_TIMEOUT = 20_000;

const tableSchema = z.looseObject({
  game: z.string(),
  chair: z.string(),
  seq: z.number(),
  view: z.unknown(),
  closed: z.unknown(),
});
const doneSchema = z.looseObject({ seq: z.number() });
const logSchema = z.looseObject({ entries: z.array(z.unknown()), more: z.boolean() });
const problemSchema = z.object({
  code: z.string(),
  clause: z.string().optional(),
  message: z.string(),
});

/** The table as its chair may know it. */
export function readTable(chair: Chair, signal?: AbortSignal) {
  return ask(chair, tableSchema, { signal });
}

/** Sends a command; the same id acts once, however often it is sent. */
export function sendCommand(
  chair: Chair,
  body: { readonly id: string; readonly command: unknown },
) {
  return ask(chair, doneSchema, { path: '/commands', body });
}

/** A page of the chair's log. */
export function readLog(chair: Chair, after: number) {
  return ask(chair, logSchema, { path: `/log?after=${after}` });
}

async function ask<T>(
  { server, table, key }: Chair,
  schema: z.ZodType<T>,
  { path = '', body, signal }: Request,
): Promise<Reply<T>> {
  const late = AbortSignal.timeout(ANSWER_TIMEOUT);
  try {
    const response = await fetch(new URL(`/api/tables/${table}${path}`, server), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    return readReply(server, schema, { isDone: response.ok, text: await response.text() });
  } catch (fault) {
    return refuse('no-server', `${whyAway(fault)}: ${server}. Is haggle serve running there?`);
  }
}

function readReply<T>(
  server: string,
  schema: z.ZodType<T>,
  { isDone, text }: { readonly isDone: boolean; readonly text: string },
): Reply<T> {
  const answer = parseJson(text);
  if (isDone) {
    const value = schema.safeParse(answer);
    if (value.success) return { ok: true, value: value.data };
  } else {
    const problem = problemSchema.safeParse(answer);
    if (problem.success) return { ok: false, refusal: problem.data };
  }
  return refuse('no-server', `what answers at ${server} is no Haggle server.`);
}

/** `fetch` tells the reason as the cause of what it throws. */
function whyAway(fault: unknown): string {
  if (!(fault instanceof Error)) throw fault;
  if (fault.name === 'TimeoutError') return 'no answer came in time';
  return fault.cause instanceof Error ? reasonOf(fault.cause) : 'the server cannot be reached';
}

function refuse(code: string, message: string): Reply<never> {
  return { ok: false, refusal: { code, message } };
}
