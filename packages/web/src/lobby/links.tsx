import { writeSentence } from '@haggle/engine';
import { isolate } from '@haggle/games';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { PlayersProvider, SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { useTitle } from '../parts/use-title.ts';
import { chairName, say } from '../say.ts';
import { type KeptTable, keyring } from './keyring.ts';
import { isLoopback } from './loopback.ts';

/** The links of a table that has just been opened: one for each chair, as text and as a QR code. */
export function Links({ opened }: { opened: KeptTable }) {
  const { table, host, seats, spectator, bots } = opened;
  const keys = Object.entries(seats);
  useTitle(say('links.again', { table: isolate(opened.title) }));
  const title = useRef<HTMLHeadingElement>(null);
  /** One code at a time: a phone that is held before several reads any of them. */
  const [coded, setCoded] = useState<string | null>(null);
  const code = (seat: string) => ({
    isCoded: coded === seat,
    onCode: () => setCoded(coded === seat ? null : seat),
  });
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <div className="page-wide links">
      <h1 ref={title} tabIndex={-1}>
        {say('links.title')}
      </h1>
      <p className="links-table">
        <bdi>{opened.title}</bdi>
      </p>
      <p>{say('links.text')}</p>
      {isLoopback(location.hostname) && (
        <p className="links-near">{say('links.near', { host: location.hostname })}</p>
      )}
      <p className="links-host">
        <a
          href={`/t/${table}#${host}`}
          target="_blank"
          rel="noreferrer"
          className="button button-lead button-big"
          onClick={() => keyring.secure(table)}
          onAuxClick={({ button }) => button === 1 && keyring.secure(table)}
        >
          {say('links.host-go')}
        </a>
        <CopyButton
          text={linkTo(table, host)}
          label={say('links.copy-of', { seat: say('links.host') })}
        />
      </p>
      <SeatsProvider value={keys.map(([seat]) => seat)}>
        <PlayersProvider value={{ bots, here: null }}>
          <ul className="link-cards">
            {keys.map(([seat, key]) => (
              <LinkCard
                key={seat}
                seat={seat}
                path={`/t/${table}#${key}`}
                bot={bots.includes(seat)}
                name={nameIn(opened, seat)}
                title={titleIn(opened, seat)}
                {...code(seat)}
              />
            ))}
            <LinkCard
              seat="spectator"
              path={`/t/${table}#${spectator}`}
              bot={false}
              name={nameIn(opened, 'spectator')}
              title={titleIn(opened, 'spectator')}
              {...code('spectator')}
            />
          </ul>
        </PlayersProvider>
      </SeatsProvider>
      <div className="links-all">
        <p className="small">{say('links.keep')}</p>
        <CopyButton text={linksOf(opened)} says={say('links.copy-all')} />
      </div>
    </div>
  );
}

/** The links of all who play or watch, a line each. The host's own is not among them: such a list gets into group chats. */
function linksOf(opened: KeptTable): string {
  const { table, title, seats, spectator, bots } = opened;
  const people = Object.entries(seats).filter(([seat]) => !bots.includes(seat));
  const links = [...people, ['spectator', spectator]] as const;
  const lines = links.map(([chair, key]) =>
    say('links.line', { seat: titleIn(opened, chair), link: linkTo(table, key) }),
  );
  return [title, say('links.each'), ...lines].join('\n');
}

function nameIn({ words, names }: KeptTable, chair: string): string {
  return isolate(names[chair] ?? chairName(chair, words));
}

/** A chair's name where a line begins with it: what people call a seat keeps its letters as they wrote them. */
function titleIn(opened: KeptTable, chair: string): string {
  const name = nameIn(opened, chair);
  return opened.names[chair] === undefined ? writeSentence(name, opened.words) : name;
}

type LinkCardProps = {
  readonly seat: string;
  /** What the chair is called within a sentence, and where a line begins with it. */
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly bot: boolean;
  /** Whether its QR code is shown, and what shows or hides it; on paper all of them are. */
  readonly isCoded: boolean;
  readonly onCode: () => void;
};

function LinkCard({ seat, name, title, path, bot, isCoded, onCode }: LinkCardProps) {
  const watches = seat === 'spectator';
  return (
    <li className="link-card">
      <h2>
        <SeatMark seat={seat} /> {title}
      </h2>
      {bot ? (
        <p className="quiet">{say('links.bot')}</p>
      ) : (
        <>
          <p className="acts">
            <button
              type="button"
              className="button"
              aria-expanded={isCoded}
              aria-label={say('links.code-of', { seat: name })}
              onClick={onCode}
            >
              {say('links.code')}
            </button>
            <CopyButton
              text={location.origin + path}
              label={say('links.copy-of', { seat: name })}
            />
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="button"
              aria-label={watches ? undefined : say('links.open-as', { seat: name })}
            >
              {say(watches ? 'links.watch' : 'links.open')}
            </a>
          </p>
          <div className={isCoded ? undefined : 'only-paper'}>
            <QrCode text={location.origin + path} label={say('links.qr', { seat: name })} />
          </div>
        </>
      )}
    </li>
  );
}

/** The whole address that sits somebody down. */
function linkTo(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}
