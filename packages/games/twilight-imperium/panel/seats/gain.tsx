import { Change } from '../../../panel/change.tsx';
import { useTable } from '../table-context.ts';

type GainProps = { readonly seat: string; readonly figure: string };

/** By how much the last action changed a number; nothing where it did not. */
export function Gain({ seat, figure }: GainProps) {
  const by = useTable().changes[seat]?.[figure];
  if (by === undefined) return null;
  return <Change by={by} isGain={by > 0} className="ti-gain" />;
}
