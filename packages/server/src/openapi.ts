import { z } from 'zod';
import * as schemas from './schemas.ts';

type Operation = {
  readonly id: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly result?: z.ZodType;
  readonly status?: number;
  readonly open?: boolean;
  readonly query?: Readonly<
    Record<string, { readonly description: string; readonly type: string }>
  >;
  /** What the answer says in its headers, beside what every answer has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What else it may answer with, by content type. */
  readonly other?: Readonly<Record<string, z.ZodType>>;
};

const JSON_TYPE = 'application/json';

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
    headers: { Location: 'Where the table is' },
    open: true,
  },
  'get /api/tables/{table}': {
    id: 'viewTable',
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
          'The last position that is known; 0 for the beginning. Closing gives the seats and the host the whole log with positions of its own: begin again at 0.',
        type: 'integer',
      },
      format: {
        description:
          '`file`: the log file, for the seats and the host of a closed table, a JSON object a line',
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
  'post /api/tables/{table}/bots': {
    id: 'seatBot',
    summary:
      'The host, or the seat itself, has the server play a seat, or leaves it to its person again',
    body: schemas.botRequestSchema,
    result: schemas.botsSchema,
  },
  'post /api/tables/{table}/session': {
    id: 'startSession',
    summary: 'Trades a key for a cookie that opens the same chair',
    result: schemas.sessionSchema,
    headers: { 'Set-Cookie': 'The session, for half a year and the addresses of this table alone' },
  },
  'delete /api/tables/{table}/session': {
    id: 'endSession',
    summary: 'Takes the cookie of a chair back from this browser',
    result: schemas.sessionSchema,
    query: { chair: { description: 'Whose session it is', type: 'string' } },
    headers: { 'Set-Cookie': 'The session, expired' },
    open: true,
  },
  'post /api/tables/{table}/close': {
    id: 'closeTable',
    summary: 'The host closes the table; seed, salt and the whole log are shown',
    result: schemas.closedSchema,
  },
  'get /api/tables/{table}/live': {
    id: 'connectLive',
    summary: 'The live connection: an upgrade to a WebSocket that carries Message up, Heard down',
    status: 101,
    open: true,
  },
  'get /openapi.json': {
    id: 'describeApi',
    summary: 'This description',
    open: true,
    other: { [JSON_TYPE]: schemas.anySchema },
  },
  'get /healthz': {
    id: 'checkHealth',
    summary: 'Whether the process lives',
    open: true,
    result: schemas.statusSchema,
  },
  'get /readyz': {
    id: 'checkReadiness',
    summary: 'Whether commands can be stored',
    open: true,
    result: schemas.statusSchema,
  },
  'get /metrics': {
    id: 'readMetrics',
    summary: 'Figures for Prometheus, for callers of this machine and who brings the token',
    open: true,
    other: { 'text/plain': schemas.textSchema },
  },
};

const SECURITY = {
  key: { type: 'http', scheme: 'bearer', description: 'The key of a chair' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'haggle-CHAIR',
    description:
      'What `POST …/session` set: after `haggle-` stands the chair’s name in base64url, in the answer’s Set-Cookie',
  },
};

const CHAIR = {
  name: 'chair',
  in: 'query',
  description: 'Whose session is meant, where a browser has several of this table',
  schema: { type: 'string' },
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
  BotRequest: schemas.botRequestSchema,
  Bots: schemas.botsSchema,
  Session: schemas.sessionSchema,
  Closed: schemas.closedSchema,
  Problem: schemas.problemSchema,
  Message: schemas.messageSchema,
  Heard: schemas.heardSchema,
  Status: schemas.statusSchema,
  Anything: schemas.anySchema,
  Text: schemas.textSchema,
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
  const { id, summary, body, result, status = 200, open = false } = operation;
  const { query = {}, other = {}, headers = {} } = operation;
  const takesSession = !open && !path.endsWith('/session');
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = Object.entries(query).map(([name, { description, type }]) => ({
    name,
    in: 'query',
    description,
    schema: { type },
  }));
  const contents = { ...(result && { [JSON_TYPE]: result }), ...other };
  const parameters = [...places, ...asked, ...(takesSession ? [CHAIR] : [])];
  return {
    operationId: id,
    summary,
    security: open ? [] : [{ key: [] }, ...(takesSession ? [{ session: [] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf({ [JSON_TYPE]: body }) } }),
    responses: {
      [status]: {
        description: 'Done',
        ...(Object.keys(headers).length > 0 && { headers: headersOf(headers) }),
        ...(Object.keys(contents).length > 0 && { content: contentOf(contents) }),
      },
      ...Object.fromEntries(problemsOf(path, operation).map((one) => [one, PROBLEMS[one]])),
      default: problemResponse('A problem (RFC 9457)'),
    },
  };
}

const PROBLEMS: Readonly<Record<number, unknown>> = {
  400: problemResponse('No JSON'),
  401: {
    ...problemResponse('No key'),
    headers: headersOf({ 'WWW-Authenticate': 'Bearer' }),
  },
  403: problemResponse('The page of another site'),
  404: problemResponse('Nothing there, or the key does not open it'),
  409: problemResponse('Another command was carried out under this id'),
  413: problemResponse('Too large'),
  415: problemResponse('Not sent as application/json, or compressed'),
  422: problemResponse('Refused, by the rules or because a field is wrong; nothing was changed'),
  426: {
    ...problemResponse('This address speaks WebSocket'),
    headers: headersOf({ Upgrade: 'websocket' }),
  },
  500: problemResponse('Something broke on the server, or the table’s log is damaged'),
  503: problemResponse('The store cannot be read or written just now; try again'),
  429: {
    ...problemResponse('Too much at once'),
    headers: headersOf({ 'Retry-After': 'Seconds' }, 'integer'),
  },
};

function problemsOf(path: string, { body, open = false, query }: Operation): readonly number[] {
  return [
    ...(body ? [400] : []),
    ...(open ? [] : [401]),
    ...(path.includes('{') || path === '/metrics' ? [404] : []),
    ...(path.endsWith('/commands') ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(body || query || path.endsWith('/close') ? [422] : []),
    ...(path.endsWith('/live') ? [403, 426] : []),
    429,
    500,
    503,
  ];
}

function problemResponse(description: string): Record<string, unknown> {
  return { description, content: contentOf({ 'application/problem+json': schemas.problemSchema }) };
}

/** Headers by their names, each with a word on what it says. */
function headersOf(said: Readonly<Record<string, string>>, type = 'string') {
  const headers = Object.entries(said).map(([name, description]) => [
    name,
    { description, schema: { type } },
  ]);
  return Object.fromEntries(headers);
}

function contentOf(types: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  const contents = Object.entries(types).map(([type, schema]) => [type, { schema: refTo(schema) }]);
  return Object.fromEntries(contents);
}

function refTo(schema: z.ZodType): Record<string, unknown> {
  const name = Object.keys(NAMED).find((one) => NAMED[one] === schema);
  return { $ref: `#/components/schemas/${name}` };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: 'input' });
  return made;
}
