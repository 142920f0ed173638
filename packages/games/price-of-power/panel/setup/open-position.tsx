import { useState } from 'react';
import { readSetup } from '../logic/position.ts';
import { say } from '../say.ts';

/** A saved position as a set-up, with the seats in it and the name of its file. */
export type Position = {
  readonly name: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
};

type OpenPositionProps = {
  readonly position: Position | null;
  readonly onOpen: (position: Position) => void;
};

/** Opens a file that a host has saved; the server checks what is in it. */
export function OpenPosition({ position, onOpen }: OpenPositionProps) {
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const setup = readSetup(await file.text());
    setProblem(setup ? '' : say('position.bad'));
    if (setup)
      onOpen({ name: file.name, setup, seats: (setup.seats as readonly unknown[]).map(String) });
  };
  return (
    <div className="pop-file">
      <label className="button pop-file-pick">
        {say('position.open')}
        <input
          type="file"
          className="unseen"
          accept="application/json,.json"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      {position && <span className="small">{say('position.from', { name: position.name })}</span>}
      {problem !== '' && (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
