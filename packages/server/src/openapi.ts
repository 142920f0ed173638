import { z } from 'zod';
import * as schemas from './schemas.ts';

type Operation = {
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly result?: z.ZodType;
  readonly status?: number;
  readonly open?: boolean;
  readonly query?: Readonly<Record<string, string>>;
};

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'get /api/games': { summary: 'The games of this server', open: true },
  'get /api/games/{game}': { summary: 'A game: its schemas, clauses and words', open: true },
  'post /api/tables': {
    summary: 'Opens a table; the keys are told here and never again',
    body: schemas.openingSchema,
    result: schemas.openedSchema,
    status: 201,
    open: true,
  },
  'get /api/tables/{table}': { summary: 'The view of a chair', result: schemas.tableSchema },
  'post /api/tables/{table}/commands': {
    summary: 'One command',
    body: schemas.commandSchema,
    result: schemas.doneSchema,
  },
  'get /api/tables/{table}/log': {
    summary: 'The log as a chair may know it',
    result: schemas.logSchema,
    query: {
      after: 'The last position that is known; 0 for the beginning',
      format: '`file`: the log file, once the table is closed',
    },
  },
  'post /api/tables/{table}/keys': {
    summary: 'The host makes a new key for a chair; the old one is dead at once',
    body: schemas.keyRequestSchema,
    result: schemas.keySchema,
  },
  'post /api/tables/{table}/session': {
    summary: 'Trades a key for a cookie that opens the same chair',
    result: schemas.sessionSchema,
  },
  'post /api/tables/{table}/close': {
    summary: 'The host closes the table; seed, salt and the whole log are shown',
    result: schemas.closedSchema,
  },
  'get /api/tables/{table}/live': {
    summary: 'The live connection: an upgrade to a WebSocket that carries Message up, Heard down',
    status: 101,
    open: true,
  },
  'get /openapi.json': { summary: 'This description', open: true },
  'get /healthz': { summary: 'Whether the process lives', open: true },
  'get /readyz': { summary: 'Whether commands can be stored', open: true },
  'get /metrics': { summary: 'Figures for Prometheus', open: true },
};

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Opening: schemas.openingSchema,
  Opened: schemas.openedSchema,
  Table: schemas.tableSchema,
  CommandRequest: schemas.commandSchema,
  Done: schemas.doneSchema,
  Log: schemas.logSchema,
  KeyRequest: schemas.keyRequestSchema,
  Key: schemas.keySchema,
  Session: schemas.sessionSchema,
  Closed: schemas.closedSchema,
  Problem: schemas.problemSchema,
  Message: schemas.messageSchema,
  Heard: schemas.heardSchema,
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
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(path: string, operation: Operation): Record<string, unknown> {
  const { summary, body, result, status = 200, open = false, query = {} } = operation;
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  return {
    summary,
    security: open ? [] : [{ key: [] }],
    ...(places.length + asked.length > 0 && { parameters: [...places, ...asked] }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: { description: 'Done', ...(result && { content: json(result) }) },
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: refTo(schemas.problemSchema) } },
      },
    },
  };
}

function json(schema: z.ZodType): Record<string, unknown> {
  return { 'application/json': { schema: refTo(schema) } };
}

function refTo(schema: z.ZodType): Record<string, unknown> {
  const name = Object.keys(NAMED).find((one) => NAMED[one] === schema);
  return { $ref: `#/components/schemas/${name}` };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: 'input' });
  return made;
}
