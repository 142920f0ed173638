import { isolate } from '@haggle/games';
import { browserDrawer } from '@haggle/games/page';
import { useRef, useState } from 'react';
import { placeOf } from '../chairs/chair-list.tsx';
import { type KeptChair, listChairs } from '../chairs/kept-chairs.ts';
import { Lost } from '../parts/lost.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { useTitle } from '../parts/use-title.ts';
import { go, markEntry, rename, useMark } from '../router.ts';
import { say } from '../say.ts';
import { useGames } from '../use-games.ts';
import { keepHost } from './keep-host.ts';
import { type KeptTable, keyring } from './keyring.ts';
import { Links } from './links.tsx';
import { TableForm } from './table-form.tsx';
import type { Written } from './use-written.ts';

/** Where a table is set up, and where its links are once it is open: the entry is marked with it. */
export function Lobby({ game }: { game: string | null }) {
  const mark = useMark();
  const opened = keyring.find(mark);
  return opened ? <Links key={opened.table} opened={opened} /> : <Choice game={game} gone={mark} />;
}

/** The game, the seats, and what the game wants to know besides. */
function Choice({ game: wanted, gone }: { game: string | null; gone: string | null }) {
  const { games, isLost, retry } = useGames();
  useTitle(say('lobby.title'));
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
