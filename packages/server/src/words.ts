import { fillIn, type SpokenRefusal } from '@haggle/engine';
import { damageIn } from './stores/damage.ts';
import { isStoreFault } from './stores/guarded.ts';
import words from './words/en.json' with { type: 'json' };

/** What the server itself refuses, apart from the rules of the games. */
export type ServerCode = keyof typeof words;

/** What a fault is told as. */
export function codeFor(fault: unknown): ServerCode {
  if (damageIn(fault)) return 'log-damaged';
  return isStoreFault(fault) ? 'unavailable' : 'fault';
}

/** How a fault is told: the place of damage in a log to the host alone, for it counts what others may not see. */
export function refusalFor(fault: unknown, chair?: string): SpokenRefusal {
  const { seq = 0 } = damageIn(fault) ?? {};
  if (chair !== 'host' || seq === 0) return refusalOf(codeFor(fault));
  return { ...refusalOf('log-damaged-at', { seq }), code: 'log-damaged' };
}

/** A refusal of the server's own, with its sentence. */
export function refusalOf(
  code: ServerCode,
  data?: Readonly<Record<string, string | number>>,
): SpokenRefusal {
  return { code, message: fillIn(words[code], data) };
}
