import { z } from 'zod';
import * as schemas from './schemas.ts';

type Operation = {
  readonly id: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly result?: z.ZodType;
  readonly status?: number;
  readonly open?: boolean;
  /** Problems that only this one has. */
  readonly problems?: readonly number[];
  readonly query?: Readonly<
    Record<string, { readonly description: string; readonly type: string }>
  >;
  /** What else it may answer with, by content type. */
  readonly other?: Readonly<Record<string, z.ZodType>>;
};

const DOCUMENT = z.looseObject({ openapi: z.string() });
const FIGURES = z.string();

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'get /api/games': {
    id: 'listGames',
    summary: 'The games of this server',
    result: schemas.gamesSchema,
    open: true,
  },
  'get /api/games/{game}': {
    id: 'describeGame',
    summary: 'A game: its schemas, clauses and words',
    result: schemas.gameSchema,
    open: true,
  },
  'post /api/tables': {
    id: 'openTable',
    summary: 'Opens a table; the keys are told here and never again',
    body: schemas.openingSchema,
    result: schemas.openedSchema,
    status: 201,
    open: true,
  },
  'get /api/tables/{table}': {
    id: 'readView',
    summary: 'The view of a chair',
    result: schemas.tableSchema,
  },
  'post /api/tables/{table}/commands': {
    id: 'sendCommand',
    summary: 'One command',
    body: schemas.commandSchema,
    result: schemas.doneSchema,
  },
  'get /api/tables/{table}/log': {
    id: 'readLog',
    summary: 'The log as a chair may know it',
    result: schemas.logSchema,
    query: {
      after: {
        description:
          'The last position that is known; 0 for the beginning. Closing gives the seats the whole log with positions of its own: begin again at 0.',
        type: 'integer',
      },
      format: {
        description: '`file`: the log file, for the seats of a closed table, a JSON object a line',
        type: 'string',
      },
    },
    other: { 'application/jsonl': schemas.logLineSchema },
  },
  'post /api/tables/{table}/keys': {
    id: 'replaceKey',
    summary: 'The host makes a new key for a chair; the old one is dead at once',
    body: schemas.keyRequestSchema,
    result: schemas.keySchema,
  },
  'post /api/tables/{table}/session': {
    id: 'openSession',
    summary: 'Trades a key for a cookie that opens the same chair',
    result: schemas.sessionSchema,
  },
  'post /api/tables/{table}/close': {
    id: 'closeTable',
    summary: 'The host closes the table; seed, salt and the whole log are shown',
    result: schemas.closedSchema,
  },
  'get /api/tables/{table}/live': {
    id: 'connect',
    summary: 'The live connection: an upgrade to a WebSocket that carries Message up, Heard down',
    status: 101,
    open: true,
    problems: [400, 403, 426],
  },
  'get /openapi.json': {
    id: 'describeApi',
    summary: 'This description',
    other: { 'application/json': DOCUMENT },
    open: true,
  },
  'get /healthz': {
    id: 'checkLife',
    summary: 'Whether the process lives',
    result: schemas.healthSchema,
    open: true,
  },
  'get /readyz': {
    id: 'checkReadiness',
    summary: 'Whether commands can be stored',
    result: schemas.healthSchema,
    open: true,
  },
  'get /metrics': {
    id: 'readMetrics',
    summary: 'Figures for Prometheus, to those who may have them',
    other: { 'text/plain': FIGURES },
    open: true,
    problems: [404],
  },
};

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Opening: schemas.openingSchema,
  Opened: schemas.openedSchema,
  Table: schemas.tableSchema,
  CommandRequest: schemas.commandSchema,
  Done: schemas.doneSchema,
  Games: schemas.gamesSchema,
  Game: schemas.gameSchema,
  Log: schemas.logSchema,
  LogLine: schemas.logLineSchema,
  KeyRequest: schemas.keyRequestSchema,
  Key: schemas.keySchema,
  Session: schemas.sessionSchema,
  Health: schemas.healthSchema,
  Closed: schemas.closedSchema,
  Problem: schemas.problemSchema,
  Message: schemas.messageSchema,
  Heard: schemas.heardSchema,
};

const SECURITY = {
  key: { type: 'http', scheme: 'bearer', description: 'The key of a chair' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'haggle-CHAIR',
    description:
      'The cookie that POST …/session sets; CHAIR is the chair in base64url. With cookies of several chairs of a table, `?chair=` says which one asks.',
  },
};

/** The description of the HTTP side, made from the schemas that check it. */
export function makeOpenApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [place, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = place.split(' ');
    paths[path] = { ...paths[path], [method]: describe(path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haggle',
      version: '1',
      description:
        'A table for the trading phases of negotiation games. Live changes come over a WebSocket; see the schemas Message and Heard.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED).map(([name, schema]) => [name, schemaOf(schema)]),
      ),
      securitySchemes: SECURITY,
    },
  };
}

function describe(path: string, operation: Operation): Record<string, unknown> {
  const { id, summary, body, result, status = 200, other = {} } = operation;
  const parameters = parametersOf(path, operation);
  const contents = { ...(result && { [JSON_TYPE]: result }), ...other };
  const content = contentOf(contents);
  return {
    operationId: id,
    summary,
    security: securityOf(path, operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf({ [JSON_TYPE]: body }) } }),
    responses: {
      [status]: { description: 'Done', ...(Object.keys(contents).length > 0 && { content }) },
      ...Object.fromEntries(problemsOf(path, operation).map((one) => [one, PROBLEMS[one]])),
      default: problemResponse('A problem (RFC 9457)'),
    },
  };
}

/** A session opens whatever its key does, but for another session. */
function securityOf(path: string, { open = false }: Operation): readonly unknown[] {
  if (open) return [];
  return path.endsWith('/session') ? [{ key: [] }] : [{ key: [] }, { session: [] }];
}

const CHAIR = {
  description: 'Which chair asks, where cookies of several chairs of the table come along',
  type: 'string',
};

function parametersOf(path: string, operation: Operation): readonly unknown[] {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const takesSession = securityOf(path, operation).length > 1;
  const query = { ...operation.query, ...(takesSession && { chair: CHAIR }) };
  const asked = Object.entries(query).map(([name, { description, type }]) => ({
    name,
    in: 'query',
    description,
    schema: { type },
  }));
  return [...places, ...asked];
}

const JSON_TYPE = 'application/json';

const PROBLEMS: Readonly<Record<number, unknown>> = {
  400: problemResponse('No JSON, or no request that can be read'),
  401: problemResponse('No key'),
  403: problemResponse('Asked for by a page of another site'),
  404: problemResponse('Nothing there, or the key does not open it'),
  409: problemResponse('Another command was carried out under this id'),
  413: problemResponse('Too large'),
  415: problemResponse('Not sent as application/json'),
  422: problemResponse('Refused, by the rules or because a field is wrong; nothing was changed'),
  426: problemResponse('A plain request where a WebSocket is spoken'),
  429: {
    ...problemResponse('Too much at once'),
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  },
  500: problemResponse('Something broke; nothing was changed'),
  503: problemResponse('The store cannot be reached, or the server stops; try again'),
};

function problemsOf(path: string, operation: Operation): readonly number[] {
  const { body, open = false, query, problems = [] } = operation;
  const stands = path.startsWith('/api/tables') || path === '/readyz';
  const all = [
    ...problems,
    ...(body ? [400, 413, 415] : []),
    ...(open ? [] : [401]),
    ...(path.includes('{') ? [404] : []),
    ...(path.endsWith('/commands') ? [409] : []),
    ...(body || query || path.endsWith('/close') ? [422] : []),
    ...[429, 500],
    ...(stands ? [503] : []),
  ];
  return all.sort((one, other) => one - other);
}

function problemResponse(description: string): Record<string, unknown> {
  return { description, content: contentOf({ 'application/problem+json': schemas.problemSchema }) };
}

function contentOf(types: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  const contents = Object.entries(types).map(([type, schema]) => [type, { schema: refTo(schema) }]);
  return Object.fromEntries(contents);
}

/** A named schema by its name, another one as it is. */
function refTo(schema: z.ZodType): Record<string, unknown> {
  const name = Object.keys(NAMED).find((one) => NAMED[one] === schema);
  return name === undefined ? schemaOf(schema) : { $ref: `#/components/schemas/${name}` };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: 'input' });
  return made;
}
