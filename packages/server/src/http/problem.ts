import type { Refusal, SpokenRefusal } from '@haggle/engine';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusalOf, type ServerCode } from '../words.ts';

/** The HTTP status of each refusal that is not simply a refusal (422). */
const STATUS: Readonly<Record<string, ContentfulStatusCode>> = {
  'bad-json': 400,
  'bad-request': 400,
  'no-key': 401,
  foreign: 403,
  'not-found': 404,
  'no-method': 405,
  'too-late': 408,
  'id-reused': 409,
  'too-large': 413,
  'not-json': 415,
  'no-expectation': 417,
  'no-upgrade': 426,
  'too-many': 429,
  'headers-too-large': 431,
  'log-damaged': 500,
  fault: 500,
  unavailable: 503,
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Refused',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const PROBLEM = 'application/problem+json';

/** What was asked for, or the problem to answer with. */
export type OrProblem<T> =
  | (T & { readonly ok: true })
  | { readonly ok: false; readonly response: Response };

type Problem = {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly text: string;
};

/** A refusal as a problem of RFC 9457, wherever it is sent. */
export function problemOf(refusal: SpokenRefusal): Problem {
  const status = Object.hasOwn(STATUS, refusal.code) ? (STATUS[refusal.code] ?? 422) : 422;
  const title = TITLES[status] ?? '';
  const body = { type: 'about:blank', title, status, ...refusal, detail: refusal.message };
  return { status, title, text: JSON.stringify(body) };
}

/** A refusal as the answer to a request. */
export function problem(c: Context, refusal: SpokenRefusal): Response {
  const { status, text } = problemOf(refusal);
  return c.body(text, status, { 'content-type': PROBLEM });
}

/** A refusal of the server's own as a problem. */
export function serverProblem(
  c: Context,
  code: ServerCode,
  data?: Readonly<Record<string, string | number>>,
): Response {
  return problem(c, refusalOf(code, data));
}

/** Refuses a request whose method is none of those that are served there; what can be read has a HEAD as well. */
export function refuseMethod(c: Context, served: readonly string[]): Response {
  const allowed = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  c.header('allow', allowed.join(', '));
  return serverProblem(c, 'no-method');
}

/** A refusal that schemas and readers of JSON make, with the server's own words. */
export function speakServer({ code, data }: Refusal): SpokenRefusal {
  return refusalOf(code === 'bad-json' ? 'bad-json' : 'malformed', data);
}
