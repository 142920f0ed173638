import { useKept } from '../../../panel/use-kept.ts';
import type { View } from '../../view.ts';

/** With whom a viewer has chosen to talk: one seat, or all (null). It outlives a reload. */
export function usePartner(
  { seats }: View,
  viewer: string,
  name: string,
): readonly [string | null, (seat: string | null) => void] {
  return useKept<string | null>(
    { name, of: viewer },
    null,
    (seat): seat is string | null =>
      seat === null || (typeof seat === 'string' && seat !== viewer && Object.hasOwn(seats, seat)),
  );
}
