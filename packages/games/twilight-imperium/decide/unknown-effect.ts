import { noSuch } from '@haggle/engine';
import { type Refused, refuseBy } from '../desk.ts';
import { isEffect } from '../effects/asking.ts';

/**
 * Refused `no-such` for an effect that a seat does not use, or that makes nobody give: one that works otherwise
 * is not unknown, and is told so.
 */
export function noSuchEffect(effect: string, what: 'use' | 'gift'): Refused {
  return isEffect(effect)
    ? refuseBy('no-such', { what, name: effect, effect })
    : noSuch('effect', effect);
}
