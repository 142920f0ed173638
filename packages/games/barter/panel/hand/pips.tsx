/** How far a set has come: a pip for each card of the full set. */
export function Pips({ filled, limit }: { filled: number; limit: number }) {
  return (
    <svg
      className="pips"
      viewBox={`0 0 ${Math.max(limit, 1) * 8} 8`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: limit }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          key={at}
          cx={at * 8 + 4}
          cy="4"
          r="2.7"
          className={at < filled ? 'pip-on' : 'pip-off'}
        />
      ))}
    </svg>
  );
}
