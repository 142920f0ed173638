import { useState } from 'react';
import { isolate } from '../../../panel/isolate.ts';
import { readSetup } from '../logic/setup/position.ts';
import type { SavedPosition } from '../logic/setup/setup-draft.ts';
import { sayInLobby } from './say.ts';

type OpenPositionProps = {
  readonly position: SavedPosition | null;
  readonly onOpen: (position: SavedPosition) => void;
};

/** Opens a file that a host has saved; the server checks what is in it. */
export function OpenPosition({ position, onOpen }: OpenPositionProps) {
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const setup = readSetup(await file.text());
    setProblem(setup ? '' : sayInLobby('position.bad'));
    if (setup) onOpen({ name: file.name, setup, seats: setup.seats });
  };
  return (
    <div className="pop-file">
      <label className="button pop-file-pick">
        {sayInLobby('position.open')}
        <input
          type="file"
          className="unseen"
          accept="application/json,.json"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      {position && (
        <span className="small">
          {sayInLobby('position.from', { name: isolate(position.name) })}
        </span>
      )}
      {problem !== '' && (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
