import type { SetupModule } from '@haggle/games';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { api, type GameSummary, type Opened } from '../api.ts';
import { hasPage, loadSetup } from '../games.ts';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say } from '../say.ts';
import {
  findNameFault,
  idOf,
  makeOpening,
  type SeatDraft,
  suggestSeats,
  type TableDraft,
} from './draft.ts';
import { Links } from './links.tsx';
import { SeatRows } from './seat-rows.tsx';

const USUAL = 5;

/** Where a table is set up: the game, the seats, and what the game wants to know besides. */
export function Lobby({ game: wanted }: { game: string | null }) {
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [chosen, setChosen] = useState(wanted);
  const [opened, setOpened] = useState<(Opened & { readonly bots: readonly string[] }) | null>(
    null,
  );
  useEffect(() => {
    void api.games().then((reply) => {
      if (reply.ok) setGames(reply.value.games.filter(({ id }) => hasPage(id)));
    });
  }, []);
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  if (opened) return <Links opened={opened} />;
  return (
    <div className="page-narrow lobby">
      <h1>{say('lobby.title')}</h1>
      <fieldset className="lobby-games">
        <legend>{say('lobby.game')}</legend>
        {games.map(({ id, title, seats }) => (
          <label key={id} className="pick">
            <input
              type="radio"
              name="game"
              checked={id === game?.id}
              onChange={() => setChosen(id)}
            />
            <span>
              <strong>{title}</strong>
              <span className="small">{say('front.seats', seats)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {game && <TableForm key={game.id} game={game} onOpened={setOpened} />}
    </div>
  );
}

/** What the game's own form says. */
type Filled = Pick<TableDraft, 'setup' | 'bots'>;

type TableFormProps = {
  readonly game: GameSummary;
  readonly onOpened: (opened: Opened & { readonly bots: readonly string[] }) => void;
};

/** The form of a game's table, once the game's own part of it has come. */
function TableForm(props: TableFormProps) {
  const [part, setPart] = useState<SetupModule | null>(null);
  useEffect(() => {
    void loadSetup(props.game.id).then((module) => setPart(module ?? null));
  }, [props.game.id]);
  return part === null ? null : <SeatedForm {...props} part={part} />;
}

function SeatedForm({ game, part, onOpened }: TableFormProps & { readonly part: SetupModule }) {
  const { Setup, namesSeats = false, seats: usual = { usual: USUAL, names: undefined } } = part;
  const [name, setName] = useState('');
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() =>
    suggestSeats(Math.min(game.seats.max, Math.max(game.seats.min, usual.usual)), usual.names),
  );
  const [filled, setFilled] = useState<Filled>({ setup: {} });
  const [problem, setProblem] = useState('');
  const [opening, setOpening] = useState(false);
  const fill = useCallback(
    (setup: Filled['setup'], bots?: readonly string[]) => setFilled({ setup, bots }),
    [],
  );
  const named = useMemo(
    () => seats.map(({ id, name }) => ({ key: String(id), id: idOf(name) })),
    [seats],
  );
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const fault = namesSeats ? null : findNameFault(seats);
    if (fault) {
      setProblem(fault.type === 'names' ? say('lobby.names') : say('lobby.reserved', fault));
      return;
    }
    setOpening(true);
    const request = makeOpening({ game: game.id, name, seats, ...filled });
    const reply = await api.open(request);
    setOpening(false);
    if (reply.ok) onOpened({ ...reply.value, bots: request.bots ?? [] });
    else setProblem(reply.problem.message);
  };
  return (
    <form className="lobby-form" onSubmit={open}>
      <label className="field">
        <span>
          {say('lobby.name')} <span className="small">{say('lobby.name-hint')}</span>
        </span>
        <input
          type="text"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {!namesSeats && (
        <SeatRows seats={seats} limits={game.seats} names={usual.names} onChange={setSeats} />
      )}
      <SeatsProvider value={named.map(({ id }) => id)}>
        <Setup seats={named} onChange={fill} Mark={SeatMark} />
      </SeatsProvider>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-lead button-big" aria-disabled={opening}>
        {opening ? say('lobby.opening') : say('lobby.open')}
      </button>
    </form>
  );
}
