import { useState } from 'react';
import { say } from '../say.ts';
import { applyScheme, readScheme, SCHEMES } from './scheme.ts';

/** Turns from the device's choice to light to dark and round again. */
export function SchemeToggle() {
  const [scheme, setScheme] = useState(readScheme);
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length] ?? 'auto';
  const label = `${say('scheme')}: ${say(`scheme.${scheme}`)}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        applyScheme(next);
        setScheme(next);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {scheme === 'auto' && <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" />}
        {scheme === 'dark' && <circle cx="10" cy="10" r="6.5" fill="currentColor" />}
      </svg>
    </button>
  );
}
