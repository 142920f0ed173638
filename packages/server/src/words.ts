import { fillIn, type SpokenRefusal } from '@haggle/engine';
import words from './words/en.json' with { type: 'json' };

/** What the server itself refuses, apart from the rules of the games. */
export type ServerCode = keyof typeof words;

/** A refusal of the server's own, with its sentence. */
export function refusalOf(
  code: ServerCode,
  data?: Readonly<Record<string, string | number>>,
): SpokenRefusal {
  return { code, message: fillIn(words[code], data) };
}
