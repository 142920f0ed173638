import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { api } from '../api.ts';
import { makeGate } from '../gate.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { say, seatName } from '../say.ts';

type HostMenuProps = {
  readonly table: string;
  readonly seats: readonly string[];
  readonly closed: boolean;
};

/** What the host of any game can do: give out new links, and close the table. */
export function HostMenu({ table, seats, closed }: HostMenuProps) {
  return (
    <DialogTrigger>
      <Button className="button">{say('host.menu')}</Button>
      <Popover className="popover" placement="bottom end">
        <Dialog className="host-menu" aria-label={say('host.menu')}>
          {({ close }) => (
            <>
              <NewLinks table={table} seats={seats} />
              {!closed && <CloseTable table={table} onClosed={close} />}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function NewLinks({ table, seats }: { table: string; seats: readonly string[] }) {
  const [link, setLink] = useState<{ readonly seat: string; readonly url: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const renew = async (seat: string) => {
    setProblem('');
    const reply = await api.reissue(table, seat);
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
              aria-label={say('host.new-link', { seat: seatName(seat) })}
              onClick={() => void through(() => renew(seat))}
            >
              <SeatMark seat={seat} /> {seatName(seat)}
            </button>
          </li>
        ))}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
      {link && (
        <div className="link-card" role="status">
          <h3>{seatName(link.seat)}</h3>
          <QrCode text={link.url} label={say('links.qr', { seat: seatName(link.seat) })} />
          <CopyButton text={link.url} label={say('links.copy-of', { seat: seatName(link.seat) })} />
        </div>
      )}
    </section>
  );
}

function CloseTable({ table, onClosed }: { table: string; onClosed: () => void }) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const close = async () => {
    setProblem('');
    const reply = await api.close(table);
    setAsked(false);
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
        {asked ? (
          <>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {say('host.cancel')}
            </button>
            <button type="button" className="button button-lead" onClick={() => void close()}>
              {say('host.close-sure')}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {say('host.close')}
          </button>
        )}
      </div>
    </section>
  );
}
