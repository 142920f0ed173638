import { useState } from 'react';
import type { PanelCommand } from '../../../panel.ts';
import { doesPassOn } from '../../notes.ts';
import { noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type Sending = (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Plays a note of one's hand; one that passes on asks which neighbor gets it, and waits for one. */
export function PlayButton({ note, onSend }: { note: string; onSend: Sending }) {
  const { view, me } = useTable();
  const [chosen, setChosen] = useState('');
  const neighbors = Object.keys(view.neighbors[me ?? ''] ?? {});
  const passesOn = doesPassOn(note);
  const target = neighbors.includes(chosen) ? chosen : neighbors[0];
  const isTimely = view.playable?.includes(note) ?? false;
  const isPlayable = isTimely && (!passesOn || target !== undefined);
  return (
    <>
      {passesOn && isPlayable && (
        <select
          aria-label={say('notes.target', { note: noteName(note) })}
          value={target}
          onChange={(event) => setChosen(event.target.value)}
        >
          {neighbors.map((seat) => (
            <option key={seat} value={seat}>
              {seatName(seat)}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className={isPlayable ? 'button button-lead' : 'button'}
        disabled={!isPlayable}
        onClick={() => void onSend({ type: 'play-note', note, ...(passesOn && { target }) })}
      >
        {say(isPlayable ? 'notes.do' : 'notes.wait')}
      </button>
    </>
  );
}
