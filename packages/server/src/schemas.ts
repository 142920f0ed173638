import { withoutUnseen } from '@haggle/engine';
import { z } from 'zod';

const commandIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, - or _')
  .describe('Unique for a chair; a command sent again under its id has no second effect');

/** What may be the id of a table. */
export const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const seatSchema = z.string().min(1).max(64);

/** Some scripts, and emoji, put a character that is not seen between two others, which it joins or keeps apart. */
const BETWEEN =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** What has an emoji drawn as a picture. */
const DRAWN = /(?<=\p{Extended_Pictographic})\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;

/** What people see and can tell by. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What begins a line, does something to a screen, or has what follows read the other way. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What people call something, in any script. */
const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => text.isWellFormed(), 'half a character stands in it')
  .refine((text) => !STEERING.test(text), 'it has a character that is no part of a name')
  .refine((text) => SEEN.test(withoutUnseen(text)), 'nothing of it can be seen');

/** What one of a table is called: it is told from others by it, so that nothing in it is not seen. */
const nameSchema = titleSchema.max(64).refine((text) => {
  const bare = text.replace(DRAWN, '').replace(BETWEEN, '');
  return withoutUnseen(bare) === bare;
}, 'it has a character that cannot be seen');

export const openingSchema = z.strictObject({
  game: z.string().min(1).max(64),
  setup: z.unknown().describe('As the schema of the game says'),
  name: titleSchema.optional(),
  names: z
    .record(seatSchema, nameSchema)
    .optional()
    .describe('How people write the names of seats whose ids do not say it'),
  bots: z.array(seatSchema).max(64).optional().describe('Seats that the server plays'),
});

export const commandSchema = z.strictObject({
  id: commandIdSchema,
  command: z.unknown().describe('As the schema of the game says'),
});

export const keyRequestSchema = z.strictObject({ seat: seatSchema });

export const botRequestSchema = z.strictObject({
  seat: seatSchema,
  plays: z.boolean().describe('Whether the server plays this seat from now on'),
});

/** What comes up a socket. */
export const messageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z
      .literal('join')
      .describe(
        'Comes first; a later one takes the socket into another chair. One that is refused without closing it changes nothing',
      ),
    key: z.string().optional().describe('The key of the chair'),
    chair: seatSchema
      .optional()
      .describe('Instead of a key, where a cookie of POST …/session opens this chair'),
    since: z
      .number()
      .refine(Number.isInteger, 'a whole number')
      .meta({ type: 'integer' })
      .optional()
      .describe(
        'The seq of the view that is held: only what is new comes, nothing if it is the newest',
      ),
    plain: z.boolean().optional().describe('Whole views instead of patches'),
    here: z.boolean().optional().describe('Wants to be told which chairs are connected'),
  }),
  z.strictObject({ type: z.literal('command'), id: commandIdSchema, command: z.unknown() }),
]);

export type Message = z.infer<typeof messageSchema>;

const seqSchema = z.number().int().min(0);
const refsSchema = z.record(z.string(), z.string());
const eventSchema = z.looseObject({ type: z.string() });

export const openedSchema = z.object({
  table: z.string(),
  host: z.string(),
  seats: z.record(z.string(), z.string()),
  spectator: z.string(),
  commitment: z.string(),
});

export const tableSchema = z.object({
  seq: seqSchema,
  view: z.unknown(),
  game: z.string(),
  name: z.string().nullable(),
  chair: z.string(),
  /** In the order in which they sit. */
  seats: z.array(z.string()),
  /** By seat, where its id does not say it. */
  names: z.record(z.string(), z.string()),
  bots: z.array(z.string()),
  commitment: z.string(),
  closed: z.object({ seed: z.string(), salt: z.string() }).nullable(),
});

export const doneSchema = z.object({ seq: seqSchema, refs: refsSchema.optional() });

export const logSchema = z.object({
  entries: z.array(z.object({ seq: seqSchema, at: z.number().int(), event: eventSchema })),
  more: z.boolean(),
});

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A line of a log file: its header first, then an entry each. */
export const logLineSchema = z.union([
  z.object({
    haggle: z.literal(1),
    game: z.string(),
    name: z.string().optional(),
    table: z.string(),
    commitment: hashSchema.describe(
      'SHA-256 of `SALT:SEED`, as hex; as it was told at the opening',
    ),
    salt: z.string(),
    seed: z.string(),
    entries: z.number().int().describe('How many lines follow'),
  }),
  z.object({
    seq: seqSchema,
    at: z.number().int(),
    by: z.string(),
    id: z.string().optional(),
    command: z.unknown().optional(),
    event: eventSchema,
    hash: hashSchema.describe(
      'SHA-256 as hex of the hash before (64 zeros at first), a newline, and this entry without its hash as JSON without spaces, its fields in the order seq, at, by, id, command, event',
    ),
  }),
]);

export const botsSchema = z.object({
  bots: z.array(z.string()).describe('The seats that the server plays now'),
});

export const keySchema = z.object({ key: z.string() });

export const closedSchema = z.object({ seed: z.string(), salt: z.string() });

export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      seats: z.object({ min: z.number().int(), max: z.number().int() }),
    }),
  ),
});

export const gameSchema = z.object({
  ...gamesSchema.shape.games.element.shape,
  clauses: z.unknown(),
  words: z.unknown(),
  demo: z.unknown(),
  schemas: z
    .object({ setup: z.unknown(), command: z.unknown(), event: z.unknown() })
    .describe('JSON Schemas: what opens a table, what a chair may send, what the log holds'),
});

export const sessionSchema = z.object({ chair: z.string() });

export const statusSchema = z.object({ status: z.string() });

export const textSchema = z.string();

export const anySchema = z.looseObject({});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  detail: z.string(),
  clause: z.string().optional(),
});

/** What comes down a socket. */
export const heardSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), seq: seqSchema.describe('The newest of this chair') }),
  z.object({ type: z.literal('view'), seq: seqSchema, view: z.unknown() }),
  z.object({
    type: z.literal('delta'),
    seq: seqSchema,
    patch: z.array(z.looseObject({ op: z.string(), path: z.string() })).describe('RFC 6902'),
  }),
  z.object({
    type: z.literal('done'),
    id: commandIdSchema,
    seq: seqSchema,
    refs: refsSchema.optional(),
  }),
  z.object({
    type: z.literal('refused'),
    id: z.string().optional(),
    code: z.string(),
    clause: z.string().optional(),
    message: z.string(),
    retryAfter: z.number().optional().describe('Seconds, with `too-many`'),
  }),
  z
    .object({ type: z.literal('closed'), seed: z.string(), salt: z.string() })
    .describe('The host has closed the table; every socket is told, also when it joins later'),
  z
    .object({ type: z.literal('bots'), bots: z.array(z.string()) })
    .describe(
      'The seats that the server plays: told to every socket when they are others, and to who joins where there are any',
    ),
  z
    .object({ type: z.literal('here'), here: z.array(z.string()) })
    .describe(
      'The chairs that are connected: told to who joined with `here`, soon after that and when they are others',
    ),
]);
