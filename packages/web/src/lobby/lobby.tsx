import { isolate, type SetupModule, takeSeatNames } from '@haggle/games';
import { browserDrawer, tabDrawer } from '@haggle/games/page';
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { api, type GameSummary, type Opening } from '../api.ts';
import { placeOf } from '../chairs/chair-list.tsx';
import { type KeptChair, listChairs } from '../chairs/kept-chairs.ts';
import { loadSetup } from '../games.ts';
import { makeGate } from '../gate.ts';
import { Lost } from '../parts/lost.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { go, markEntry, rename, useMark } from '../router.ts';
import { say } from '../say.ts';
import { useGames } from '../use-games.ts';
import {
  beginSeats,
  findNameFault,
  idsOf,
  makeOpening,
  type NameFault,
  namesOf,
  type SeatDraft,
  type SeatPlan,
  type TableDraft,
} from './draft.ts';
import { keepHost } from './keep-host.ts';
import { type KeptForm, keepForm, readForm } from './kept-form.ts';
import { type KeptTable, keyring } from './keyring.ts';
import { Links } from './links.tsx';
import { SeatRows } from './seat-rows.tsx';

/** How many seats a table begins with where its game does not say. */
const USUAL = 5;

/** Where a table is set up, and where its links are once it is open: the entry is marked with it. */
export function Lobby({ game }: { game: string | null }) {
  const mark = useMark();
  const opened = keyring.find(mark);
  return opened ? <Links key={opened.table} opened={opened} /> : <Choice game={game} gone={mark} />;
}

/** The game, the seats, and what the game wants to know besides. */
function Choice({ game: wanted, gone }: { game: string | null; gone: string | null }) {
  const { games, isLost, retry } = useGames();
  const [chosen, setChosen] = useState(wanted);
  const written = useRef<Written>({ name: '' });
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  const choose = (id: string) => {
    setChosen(id);
    // A reload comes back to it.
    rename(`/new?game=${encodeURIComponent(id)}`);
  };
  const open = (table: KeptTable) => {
    keyring.keep(table);
    void keepHost(table);
    markEntry(table.table);
  };
  return (
    <div className="page-narrow lobby">
      <h1>{say('lobby.title')}</h1>
      <Gone table={gone} />
      <Before />
      {isLost && <Lost text={say('games.lost')} onRetry={retry} />}
      <fieldset className="lobby-games">
        <legend>{say('lobby.game')}</legend>
        {games.map(({ id, title, seats }) => (
          <label key={id} className="pick">
            <input type="radio" name="game" checked={id === game?.id} onChange={() => choose(id)} />
            <span>
              <strong>{title}</strong>
              <span className="small">{say('front.seats', seats)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {game && <TableForm key={game.id} game={game} written={written} onOpened={open} />}
    </div>
  );
}

/** A table that was opened here, in a page that was loaded anew since: its host makes new links at the table itself. */
function Gone({ table }: { table: string | null }) {
  const isHost = ({ table: own, chair }: KeptChair) => own === table && chair === 'host';
  const kept = listChairs(browserDrawer).find(isHost);
  if (!kept) return null;
  return (
    <section className="lobby-gone" aria-label={say('lobby.gone-title')}>
      <p>{say('lobby.gone', { table: isolate(kept.title) })}</p>
      <PageLink to={placeOf(kept)} className="button">
        {say('links.host-go')}
      </PageLink>
    </section>
  );
}

/** The tables that were opened before: their links are in this tab and nowhere else. */
function Before() {
  const tables = keyring.all();
  if (tables.length === 0) return null;
  return (
    <section aria-label={say('lobby.before')}>
      <p className="small">{say('lobby.before')}</p>
      <ul className="lobby-before">
        {tables.map(({ table, title }) => (
          <li key={table}>
            <button type="button" className="button" onClick={() => go('/new', table)}>
              {say('links.again', { table: isolate(title) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was written for the game chosen before, that the next one's form begins with. */
type Written = {
  readonly name: string;
  readonly before?: { readonly seats: readonly SeatDraft[]; readonly plan: SeatPlan };
};

/** What the game's own form says. */
type Filled = Pick<TableDraft, 'setup' | 'bots'>;

type TableFormProps = {
  readonly game: GameSummary;
  readonly written: RefObject<Written>;
  readonly onOpened: (table: KeptTable) => void;
};

/** The form of a game's table, once the game's own part of it has come. */
function TableForm(props: TableFormProps) {
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

/**
 * The name of the table and its seats, as far as they were written already: for the game that was chosen before, else
 * before a reload. `keep` takes what the game's own part of the form holds, which is `own` at first.
 */
function useWritten(written: RefObject<Written>, game: GameSummary, part: SetupModule) {
  const { namesSeats = false, seats: usual = { usual: USUAL, names: undefined } } = part;
  const { before } = written.current;
  // What else was kept is about other seats than those that come from another game.
  const [kept] = useState(() => (before ? undefined : readForm(tabDrawer, game.id, game.seats)));
  const [name, setName] = useState(written.current.name || (kept?.name ?? ''));
  const plan = { ...game.seats, ...usual };
  const [seats, setSeats] = useState(() => kept?.seats ?? beginSeats(plan, before));
  const form = useRef<KeptForm>({ name, seats, own: kept?.own });
  // Kept at once, as it is written: whoever reloads does not wait for another turn of the page.
  const write = useCallback(
    (part: Partial<KeptForm>) => {
      form.current = { ...form.current, ...part };
      keepForm(tabDrawer, game.id, form.current);
    },
    [game.id],
  );
  const keep = useCallback((own: unknown) => write({ own }), [write]);
  useEffect(() => {
    written.current = { name, before: namesSeats ? written.current.before : { seats, plan } };
  });
  useEffect(() => write({ name, seats }), [name, seats, write]);
  return { name, setName, seats, setSeats, own: kept?.own, keep };
}

/** Opens a table, one at a time, and says why it was not opened until it is tried again or `forget` is called. */
function useOpening(game: GameSummary, part: SetupModule, onOpened: TableFormProps['onOpened']) {
  const [problem, setProblem] = useState('');
  const [isOpening, setOpening] = useState(false);
  const [through] = useState(makeGate);
  const forget = useCallback(() => setProblem(''), []);
  const open = (request: Opening) =>
    through(async () => {
      forget();
      setOpening(true);
      const reply = await api.open(request);
      setOpening(false);
      if (!reply.ok) return setProblem(reply.problem.message);
      keepForm(tabDrawer, game.id, null);
      const { bots = [], name: title = game.title, names = {} } = request;
      onOpened({ ...reply.value, bots, title, words: part.words ?? {}, names });
    });
  return { open, isOpening, problem, forget };
}

/** Brings whoever wanted to open the table to the first field that cannot stay as it is. */
function useFocusOnFault(fault: NameFault | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return form;
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
  const named = useMemo(() => {
    const ids = idsOf(seats);
    // The game's part of the form below calls the seats as they are being written.
    takeSeatNames(namesSeats ? {} : namesOf(seats));
    return seats.map(({ id }, at) => ({ key: String(id), id: ids[at] ?? '' }));
  }, [seats, namesSeats]);
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
