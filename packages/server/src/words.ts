import { fillIn, type SpokenRefusal } from '@haggle/engine';
import { damageIn } from './stores/damage.ts';
import { isStoreFault } from './stores/guarded.ts';
import words from './words/en.json' with { type: 'json' };

/** What the server itself refuses, apart from the rules of the games. */
export type ServerCode = keyof typeof words;

/** How a fault is told: a damaged table as such, the place in its log to the host alone, for it counts what others may not see. */
export function refusalFor(fault: unknown, chair?: string): SpokenRefusal {
  const damage = damageIn(fault);
  if (!damage) return refusalOf(isStoreFault(fault) ? 'unavailable' : 'fault');
  const isPlaceTold = chair === 'host' && damage.seq > 0;
  const told = isPlaceTold
    ? refusalOf('log-damaged-at', { seq: damage.seq })
    : refusalOf('log-damaged');
  return { ...told, code: 'log-damaged' };
}

/** A refusal of the server's own, with its sentence. */
export function refusalOf(
  code: ServerCode,
  data?: Readonly<Record<string, string | number>>,
): SpokenRefusal {
  return { code, message: fillIn(words[code], data) };
}
