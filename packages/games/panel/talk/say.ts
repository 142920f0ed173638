import { fillIn } from '@haggle/engine';
import sentences from './words/en.json' with { type: 'json' };

/** A sentence of the talk's own catalogue with its places filled in. */
export function say(
  key: keyof typeof sentences,
  data: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(sentences[key], data);
}
