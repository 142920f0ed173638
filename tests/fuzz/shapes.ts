import fc from 'fast-check';
import { z } from 'zod';

/** What has broken programs before, among anything else. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'host',
    'clock',
    '',
    '\u0000',
    '\ud800',
    '\u202e',
    'x'.repeat(3000),
    -1,
    0,
    -0,
    0.1,
    1e21,
    1e308,
    2 ** 53,
    -(2 ** 31),
    null,
    true,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double(),
  fc.constantFrom(40, 2000).map(nest),
  fc
    .constantFrom('__proto__', 'constructor', 'type')
    .map((key) => JSON.parse(`{"${key}":{"x":1}}`)),
);

function nest(depth: number): unknown {
  return JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);
}

type Shape = Readonly<Record<string, unknown>>;

/**
 * Values of a schema, as its JSON Schema tells them, with something odd in a part of them now and then.
 * `words` are texts that mean something where the values go, such as names of seats.
 */
export function valuesOf(schema: z.ZodType, words: readonly string[]): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fromShape(shape, { words, root: shape, depth: 0 });
}

type Around = { readonly words: readonly string[]; readonly root: Shape; readonly depth: number };

function fromShape(shape: Shape, around: Around): fc.Arbitrary<unknown> {
  const plain = plainly(shape, { ...around, depth: around.depth + 1 });
  return fc.oneof({ weight: 14, arbitrary: plain }, { weight: 1, arbitrary: odd });
}

function plainly(shape: Shape, around: Around): fc.Arbitrary<unknown> {
  if (around.depth > 8) return odd;
  if (Object.hasOwn(shape, 'const')) return fc.constant(shape.const);
  if (Array.isArray(shape.enum)) return fc.constantFrom(...(shape.enum as unknown[]));
  const choices = (shape.anyOf ?? shape.oneOf) as readonly Shape[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => fromShape(choice, around)));
  if (typeof shape.$ref === 'string') return fromShape(find(around.root, shape.$ref), around);
  switch (shape.type) {
    case 'object':
      return objects(shape, around);
    case 'array':
      return fc.array(fromShape((shape.items ?? {}) as Shape, around), { maxLength: 5 });
    case 'integer':
      return fc.oneof(fc.nat(9), fc.integer(), fc.maxSafeInteger());
    case 'number':
      return fc.oneof(fc.nat(9), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('', ...around.words) },
        { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
      );
    default:
      return odd;
  }
}

function find(root: Shape, ref: string): Shape {
  const parts = ref.split('/').slice(1);
  return parts.reduce((at, part) => (at[part] ?? {}) as Shape, root);
}

function objects(shape: Shape, around: Around): fc.Arbitrary<unknown> {
  const properties = Object.entries((shape.properties ?? {}) as Readonly<Record<string, Shape>>);
  const parts = Object.fromEntries(properties.map(([key, part]) => [key, fromShape(part, around)]));
  const required = (shape.required ?? []) as readonly string[];
  const record = fc.record(parts, { requiredKeys: required.filter((key) => key in parts) });
  const more = shape.additionalProperties;
  if (typeof more !== 'object' || more === null) return record;
  const key = fc.oneof(fc.constantFrom('', ...around.words), fc.string({ maxLength: 8 }));
  const bag = fc.dictionary(key, fromShape(more as Shape, around), { maxKeys: 4 });
  return fc
    .tuple(record, bag)
    .map(([one, other]) => ({ ...(one as object), ...(other as object) }));
}

/** Texts near to a given one: bytes changed, parts cut out, doubled or moved, brackets without end. */
export function near(text: string): fc.Arbitrary<string> {
  const spot = fc.nat(Math.max(0, text.length - 1));
  const junk = fc.constantFrom(
    '\u0000',
    '"',
    '\n',
    '{',
    '[',
    ': ',
    '- ',
    '&a ',
    '*a',
    '1e999',
    '\ud800',
    '~',
    '!!js',
  );
  const change = fc.oneof(
    fc.tuple(spot, junk).map(
      ([at, bit]) =>
        (old: string) =>
          old.slice(0, at) + bit + old.slice(at),
    ),
    fc.tuple(spot, fc.nat(40)).map(
      ([at, n]) =>
        (old: string) =>
          old.slice(0, at) + old.slice(at + n),
    ),
    fc.tuple(spot, fc.nat(200)).map(
      ([at, n]) =>
        (old: string) =>
          old.slice(0, at + n) + old.slice(at),
    ),
    fc.tuple(spot, fc.nat(127)).map(
      ([at, code]) =>
        (old: string) =>
          old.slice(0, at) + String.fromCharCode(code) + old.slice(at + 1),
    ),
    spot.map((at) => (old: string) => old.slice(0, at)),
    fc.constantFrom(50, 500).map((n) => (old: string) => `${old}${'['.repeat(n)}`),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((old, apply) => apply(old), text));
}
