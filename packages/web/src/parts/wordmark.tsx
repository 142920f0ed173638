/** The sign of the house: two cards that change hands. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect
          x="5"
          y="6"
          width="14"
          height="19"
          rx="2.2"
          className="wordmark-back"
          transform="rotate(-14 12 16)"
        />
        <rect
          x="13"
          y="7"
          width="14"
          height="19"
          rx="2.2"
          className="wordmark-front"
          transform="rotate(9 20 16)"
        />
        <circle cx="20" cy="17" r="4" className="wordmark-seal" />
      </svg>
      Haggle
    </span>
  );
}
