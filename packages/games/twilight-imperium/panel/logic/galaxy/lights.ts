import type { Touch } from '../../../neighbors/touches.ts';
import type { View } from '../../../view.ts';
import { touchesBetween } from './touches.ts';

/** What is lit in the galaxy: systems, and the ways between them. */
export type Lights = {
  readonly systems: ReadonlyMap<string, 'strong' | 'soft'>;
  readonly ways: readonly { readonly from: string; readonly to: string; readonly far: boolean }[];
};

/**
 * What lights up for a seat: where it touches this partner; without one, softly, where it touches
 * anybody.
 */
export function lightsOf(view: View, base: string | null, partner: string | null): Lights {
  if (base === null) return { systems: new Map(), ways: [] };
  if (partner === null) {
    const others = Object.keys(view.neighbors[base] ?? {});
    const touches = others.flatMap((other) => touchesBetween(view, base, other));
    return { systems: new Map(endsOf(touches).map((id) => [id, 'soft'])), ways: [] };
  }
  const touches = touchesBetween(view, base, partner);
  return {
    systems: new Map(endsOf(touches).map((id) => [id, 'strong'])),
    ways: touches.map(({ from, to, reason }) => ({
      from,
      to,
      far: reason === 'reason-wormhole' || reason === 'reason-hyperlane',
    })),
  };
}

function endsOf(touches: readonly Touch[]): readonly string[] {
  return touches.flatMap(({ from, to }) => [from, to]);
}
