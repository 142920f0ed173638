import type { Random } from '../chance.ts';
import { isFields } from '../json.ts';

const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  0.5,
  1e21,
  2 ** 53,
  Number.NaN,
  '',
  '__proto__',
  'constructor',
  'toString',
  'host',
  'x'.repeat(700),
  '\u0000\ud800',
  true,
  [],
  {},
  [[[]]],
  { __proto__: null, type: 'tick' },
  { type: 'tick' },
];

const JUNK_KEYS = ['extra', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', ''];

/** The value with something in it put wrong: junk for a part, a part too many, one missing, one twice. */
export function mangle(value: unknown, random: Random): unknown {
  const junk = JUNK[random(JUNK.length)];
  if (Array.isArray(value)) return mangleList(value, random, junk);
  if (!isFields(value) || random(6) === 0) return junk;
  const keys = Object.keys(value);
  const key = keys[random(Math.max(1, keys.length))];
  if (key === undefined || random(5) === 0) {
    return withOwn(value, JUNK_KEYS[random(JUNK_KEYS.length)] ?? 'extra', junk);
  }
  if (random(4) === 0) {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  return withOwn(value, key, random(2) === 0 ? junk : mangle(value[key], random));
}

function mangleList(list: readonly unknown[], random: Random, junk: unknown): unknown {
  const at = random(list.length + 1);
  switch (random(4)) {
    case 0:
      return [...list.slice(0, at), junk, ...list.slice(at)];
    case 1:
      return [...list, ...list];
    case 2:
      return list.slice(0, at);
    default:
      return list.map((item, index) => (index === at ? mangle(item, random) : item));
  }
}

/** An own property even under a name such as `__proto__`, as JSON text can make one. */
function withOwn(value: Readonly<Record<string, unknown>>, key: string, part: unknown): unknown {
  const copy = { ...value };
  Object.defineProperty(copy, key, {
    value: part,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
