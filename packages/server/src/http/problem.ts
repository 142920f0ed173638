import type { Refusal, SpokenRefusal } from '@haggle/engine';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusalOf, type ServerCode } from '../words.ts';

/** The HTTP status of each refusal that is not simply a refusal (422). */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  'bad-json': 400,
  'no-key': 401,
  'not-found': 404,
  'no-method': 405,
  'id-reused': 409,
  'too-large': 413,
  'not-json': 415,
  'no-upgrade': 426,
  'too-many': 429,
  'log-damaged': 500,
  fault: 500,
  unavailable: 503,
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Refused',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A refusal as a problem of RFC 9457. */
export function problem(c: Context, refusal: SpokenRefusal): Response {
  const status = Object.hasOwn(STATUS, refusal.code) ? (STATUS[refusal.code] ?? 422) : 422;
  const body = { type: 'about:blank', title: TITLES[status], status, ...refusal };
  return c.body(JSON.stringify({ ...body, detail: refusal.message }), status, {
    'content-type': 'application/problem+json',
  });
}

/** A refusal of the server's own as a problem. */
export function serverProblem(
  c: Context,
  code: ServerCode,
  data?: Readonly<Record<string, string | number>>,
): Response {
  return problem(c, refusalOf(code, data));
}

/** A refusal that schemas and readers of JSON make, with the server's own words. */
export function speakServer({ code, data }: Refusal): SpokenRefusal {
  return refusalOf(code === 'bad-json' ? 'bad-json' : 'malformed', data);
}
