import { type SetupModule, type SetupProps, takeSeatNames } from '@haggle/games';
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GameSummary } from '../api.ts';
import { loadSetup } from '../games.ts';
import { Lost } from '../parts/lost.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say } from '../say.ts';
import {
  findNameFault,
  idsOf,
  makeOpening,
  type NameFault,
  namesOf,
  type SeatDraft,
  type TableDraft,
} from './draft.ts';
import type { KeptTable } from './keyring.ts';
import { SeatRows } from './seat-rows.tsx';
import { useOpening } from './use-opening.ts';
import { useWritten, type Written } from './use-written.ts';

/** What the game's own form says. */
type Filled = Pick<TableDraft, 'setup' | 'bots'>;

type TableFormProps = {
  readonly game: GameSummary;
  readonly written: RefObject<Written>;
  readonly onOpened: (table: KeptTable) => void;
};

/** The form of a game's table, once the game's own part of it has come. */
export function TableForm(props: TableFormProps) {
  const { id } = props.game;
  const [part, setPart] = useState<SetupModule | null>(null);
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    const onLost = () => setLost(true);
    void loadSetup(id).then((module) => (module ? setPart(module) : onLost()), onLost);
  }, [id]);
  useEffect(load, [load]);
  if (part !== null) return <SeatedForm {...props} part={part} />;
  return isLost ? <Lost text={say('lobby.lost')} onRetry={load} /> : null;
}

/** Brings whoever wanted to open the table to the first field that cannot stay as it is. */
function useFocusOnFault(fault: NameFault | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return form;
}

/** The seats as the game's own part of the form knows them, which calls them as they are being written. */
function useNamed(seats: readonly SeatDraft[], namesSeats: boolean): SetupProps['seats'] {
  return useMemo(() => {
    const ids = idsOf(seats);
    takeSeatNames(namesSeats ? {} : namesOf(seats));
    return seats.map(({ id }, at) => ({ key: String(id), id: ids[at] ?? '' }));
  }, [seats, namesSeats]);
}

/** The form itself: the name of the table, its seats, and the game's own part. */
function SeatedForm(props: TableFormProps & { readonly part: SetupModule }) {
  const { game, part, written, onOpened } = props;
  const { Setup, namesSeats = false } = part;
  const { name, setName, seats, setSeats, own, keep } = useWritten(written, game, part);
  const [filled, setFilled] = useState<Filled>({ setup: {} });
  const [fault, setFault] = useState<NameFault | null>(null);
  const sheet = useFocusOnFault(fault);
  const { open, isOpening, problem, forget } = useOpening(game, part, onOpened);
  const fill = useCallback(
    (setup: Filled['setup'], bots?: readonly string[]) => {
      setFilled({ setup, bots });
      // What was wrong may be right now.
      forget();
    },
    [forget],
  );
  const named = useNamed(seats, namesSeats);
  const rename = useCallback(
    (key: string, to: string) =>
      setSeats((before) =>
        before.map((seat) => (String(seat.id) === key ? { ...seat, name: to } : seat)),
      ),
    [setSeats],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = namesSeats ? null : findNameFault(seats);
    setFault(found);
    if (found) forget();
    else void open(makeOpening({ game: game.id, name, seats, ...filled }));
  };
  return (
    <form ref={sheet} className="lobby-form" onSubmit={submit}>
      <label className="field">
        <span>
          {say('lobby.name')} <span className="small">{say('lobby.name-hint')}</span>
        </span>
        <input
          type="text"
          dir="auto"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {!namesSeats && (
        <SeatRows
          seats={seats}
          limits={game.seats}
          names={part.seats?.names}
          wrong={fault?.seats ?? []}
          fault={fault && say(`lobby.names-${fault.type}`, { name: fault.name })}
          onChange={(next) => {
            setSeats(next);
            setFault(null);
          }}
        />
      )}
      <SeatsProvider value={named.map(({ id }) => id)}>
        <Setup
          seats={named}
          onChange={fill}
          kept={own}
          onKeep={keep}
          onRename={rename}
          Mark={SeatMark}
          NumberField={NumberField}
        />
      </SeatsProvider>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-lead button-big" aria-disabled={isOpening}>
        {isOpening ? say('lobby.opening') : say('lobby.open')}
      </button>
    </form>
  );
}
