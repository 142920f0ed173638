import { parseWith, type Result } from '@haggle/engine';
import type { Context } from 'hono';
import type { z } from 'zod';
import { readJson } from '../limits/json.ts';
import type { Limits } from '../limits/limits.ts';
import { type OrProblem, problem, serverProblem, speakServer } from './problem.ts';

/** So many pieces a body may come in: each takes its time, and no network makes as many of a few. */
const MOST_PIECES = 4096;

/** So many pieces are kept as they came: a piece of one byte takes hundreds. */
const LOOSE = 64;

/** What a body is called where it is wrong as a whole. */
const WHOLE = 'body';

/** Reads and checks a request's JSON body of at most `limit` bytes; else the problem to answer with. */
export async function readBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  bounds: Pick<Limits, 'values'> & { readonly limit: number },
): Promise<OrProblem<{ readonly value: T }>> {
  if (!isPlainJson(c)) {
    c.header('accept-encoding', 'identity');
    return { ok: false, response: serverProblem(c, 'not-json') };
  }
  const { limit } = bounds;
  const text = await readText(c.req.raw, limit);
  if (text === null) return { ok: false, response: serverProblem(c, 'too-large', { limit }) };
  const parsed = parse(text, schema, bounds);
  if (parsed.ok) return parsed;
  return { ok: false, response: problem(c, speakServer(parsed.refusal)) };
}

/** JSON has one encoding, whatever a charset says (RFC 8259, 8.1); a packed one is turned away (RFC 9110, 15.5.16). */
function isPlainJson(c: Context): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const coding = c.req.header('content-encoding')?.trim().toLowerCase() ?? '';
  return type === 'application/json' && (coding === '' || coding === 'identity');
}

function parse<T>(
  text: string,
  schema: z.ZodType<T>,
  { values }: Pick<Limits, 'values'>,
): Result<T> {
  const read = readJson(text, { values, whole: WHOLE });
  return read.ok ? parseWith(schema, read.value, WHOLE) : read;
}

/**
 * The body as text, null where it is larger than `limit` bytes or in more pieces than it may be. Bytes that are no
 * UTF-8 make no JSON, so they are read as the empty text. So is a body whose sender hung up in the middle of it: he
 * hears no answer, and it is no fault of the server.
 */
async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let pieces = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      pieces += 1;
      if (size > limit || pieces > MOST_PIECES) return null;
      chunks.push(chunk);
      if (chunks.length > LOOSE) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    return '';
  }
}

/** In Node a body can be read piece by piece, which the types of browsers do not say. */
function chunksOf(request: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return (request.body as AsyncIterable<Uint8Array> | null) ?? [];
}
