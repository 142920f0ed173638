import type { Words } from '@haggle/engine';
import { AskedButton, DropDown } from '@haggle/games/page';
import { useRef, useState } from 'react';
import { api } from '../api.ts';
import { makeGate } from '../gate.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { Sure } from '../parts/sure.tsx';
import { say, seatName, seatTitle } from '../say.ts';
import { BotSeats } from './bot-seats.tsx';

type HostMenuProps = {
  readonly table: string;
  readonly seats: readonly string[];
  readonly closed: boolean;
  readonly words: Words;
};

/** What the host of any game can do: give out new links, seat bots, and close the table. */
export function HostMenu({ table, seats, closed, words }: HostMenuProps) {
  return (
    <DropDown label={say('host.menu')} placement="bottom end" className="host-menu">
      {(close) => (
        <>
          <NewLinks table={table} seats={seats} words={words} />
          {!closed && <BotSeats table={table} seats={seats} words={words} />}
          {!closed && <CloseTable table={table} onClosed={close} />}
        </>
      )}
    </DropDown>
  );
}

function NewLinks({ table, seats, words }: Omit<HostMenuProps, 'closed'>) {
  const [asked, setAsked] = useState<string | null>(null);
  const [link, setLink] = useState<{ readonly seat: string; readonly url: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const pressed = useRef<HTMLButtonElement>(null);
  const nameOf = (seat: string) => seatName(seat, words);
  const titleOf = (seat: string) => seatTitle(seat, words);
  const answer = () => {
    setAsked(null);
    pressed.current?.focus();
  };
  const renew = async (seat: string) => {
    setProblem('');
    const reply = await api.reissue(table, seat);
    answer();
    if (reply.ok) setLink({ seat, url: `${location.origin}/t/${table}#${reply.value.key}` });
    else setProblem(reply.problem.message);
  };
  return (
    <section>
      <h2>{say('host.links')}</h2>
      <p className="small">{say('host.new-link-note')}</p>
      <ul className="host-seats">
        {[...seats, 'spectator'].map((seat) => (
          <li key={seat}>
            <button
              type="button"
              className="button"
              aria-label={say('host.new-link', { seat: nameOf(seat) })}
              aria-expanded={asked === seat}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                setLink(null);
                setAsked(seat);
              }}
            >
              <SeatMark seat={seat} /> {titleOf(seat)}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Sure
          key={asked}
          text={say('host.new-link-sure', { seat: nameOf(asked) })}
          yes={say('host.new-link-yes', { seat: nameOf(asked) })}
          onYes={() => void through(() => renew(asked))}
          onNo={answer}
        />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      {link && (
        <div className="link-card" role="status">
          <h3>{titleOf(link.seat)}</h3>
          <QrCode text={link.url} label={say('links.qr', { seat: nameOf(link.seat) })} />
          <CopyButton text={link.url} label={say('links.copy-of', { seat: nameOf(link.seat) })} />
        </div>
      )}
    </section>
  );
}

function CloseTable({ table, onClosed }: { table: string; onClosed: () => void }) {
  const [problem, setProblem] = useState('');
  const close = async () => {
    setProblem('');
    const reply = await api.close(table);
    if (reply.ok) onClosed();
    else setProblem(reply.problem.message);
  };
  return (
    <section>
      <h2>{say('host.close')}</h2>
      <p className="small">{say('host.close-note')}</p>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        <AskedButton
          Sure={Sure}
          question={say('host.close-ask')}
          yes={say('host.close-sure')}
          act={close}
        >
          {say('host.close')}
        </AskedButton>
      </div>
    </section>
  );
}
