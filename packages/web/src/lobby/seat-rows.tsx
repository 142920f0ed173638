import { isolate } from '@haggle/games';
import { useEffect, useRef } from 'react';
import { PlayersProvider, SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say } from '../say.ts';
import { LONGEST_NAME, type SeatDraft, suggestName } from './draft.ts';

type SeatRowsProps = {
  readonly seats: readonly SeatDraft[];
  readonly limits: { readonly min: number; readonly max: number };
  /** Names to suggest for a new seat. */
  readonly names?: readonly string[];
  /** The seats whose names cannot stay as they are. */
  readonly wrong: readonly number[];
  /** What is wrong with them. */
  readonly fault: string | null;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
};

/** The seats of a table in the order of play, each with a name, and perhaps a bot in it. */
export function SeatRows({ seats, limits, names, wrong, fault, onChange }: SeatRowsProps) {
  const { list, removed } = useFocusAfterRemoval(seats.length);
  const isFull = seats.length >= limits.max;
  const bots = seats.filter(({ bot }) => bot).map(({ id }) => String(id));
  const change = (id: number, part: Partial<SeatDraft>) =>
    onChange(seats.map((seat) => (seat.id === id ? { ...seat, ...part } : seat)));
  const remove = (id: number, at: number) => {
    removed.current = at;
    onChange(seats.filter((seat) => seat.id !== id));
  };
  const add = () =>
    onChange([
      ...seats,
      {
        id: Math.max(...seats.map(({ id }) => id)) + 1,
        name: suggestName(seats, names),
        bot: false,
      },
    ]);
  return (
    <fieldset className="seat-rows">
      <legend>{say('lobby.seats')}</legend>
      <p className="small">{say('lobby.seats-hint')}</p>
      <SeatsProvider value={seats.map(({ id }) => String(id))}>
        <PlayersProvider value={{ bots, here: null }}>
          <ol ref={list}>
            {seats.map((seat, at) => (
              <SeatRow
                key={seat.id}
                seat={seat}
                n={at + 1}
                isWrong={wrong.includes(seat.id)}
                canGo={seats.length > limits.min}
                onChange={(part) => change(seat.id, part)}
                onRemove={() => remove(seat.id, at)}
              />
            ))}
          </ol>
        </PlayersProvider>
      </SeatsProvider>
      <p className="problem" role="alert">
        {fault}
      </p>
      <button
        type="button"
        className="button"
        // The keyboard stays on it when the last seat has come.
        aria-disabled={isFull}
        onClick={() => !isFull && add()}
      >
        {say('lobby.add')}
      </button>
    </fieldset>
  );
}

/** Brings the keyboard to the name of the seat that moved up into the place of a removed one. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const next = list.current?.children[Math.min(removed.current, count - 1)];
    removed.current = null;
    next?.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
  }, [count]);
  return { list, removed };
}

type SeatRowProps = {
  readonly seat: SeatDraft;
  readonly n: number;
  readonly isWrong: boolean;
  readonly canGo: boolean;
  readonly onChange: (part: Partial<SeatDraft>) => void;
  readonly onRemove: () => void;
};

function SeatRow({ seat, n, isWrong, canGo, onChange, onRemove }: SeatRowProps) {
  return (
    <li className="seat-row">
      <SeatMark seat={String(seat.id)} />
      <input
        type="text"
        dir="auto"
        aria-label={say('lobby.seat', { n })}
        aria-invalid={isWrong || undefined}
        maxLength={LONGEST_NAME}
        value={seat.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          aria-label={say('lobby.bot', { seat: isolate(seat.name) })}
          checked={seat.bot}
          onChange={(event) => onChange({ bot: event.target.checked })}
        />
        <span aria-hidden="true">{say('lobby.bot-short')}</span>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={say('lobby.remove', { n })}
        disabled={!canGo}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}
