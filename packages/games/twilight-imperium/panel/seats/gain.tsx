import { useTable } from '../table-context.ts';

type GainProps = { readonly seat: string; readonly figure: string };

/** By how much the last action changed a number; nothing where it did not. */
export function Gain({ seat, figure }: GainProps) {
  const by = useTable().changes[seat]?.[figure];
  if (by === undefined) return null;
  return (
    <>
      {/* Read aloud, 4−1 would be a sum. */}
      <span className="unseen">, </span>
      <span className={by > 0 ? 'ti-gain gain-up' : 'ti-gain gain-down'}>
        {by > 0 ? `+${by}` : `−${-by}`}
      </span>
    </>
  );
}
