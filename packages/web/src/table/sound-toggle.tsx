import { useState } from 'react';
import { say } from '../say.ts';
import { isSoundOn, ring, setSound } from './bell.ts';

/** Whether the page rings when something waits for an answer. */
export function SoundToggle() {
  const [on, setOn] = useState(isSoundOn);
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={on}
      aria-label={say('sound')}
      title={say(on ? 'sound.on' : 'sound.off')}
      onClick={() => {
        setSound(!on);
        setOn(!on);
        if (!on) ring();
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d="M4 14.5h12l-1.7-2.5V8.5a4.3 4.3 0 0 0-8.6 0V12zM8.2 16.2a1.9 1.9 0 0 0 3.6 0z"
          fill="currentColor"
        />
        {!on && <path d="M3 3l14 14" stroke="currentColor" strokeWidth="1.8" />}
      </svg>
    </button>
  );
}
