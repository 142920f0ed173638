import type { Opened } from '../api.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say, seatName } from '../say.ts';

type LinksProps = { readonly opened: Opened & { readonly bots: readonly string[] } };

/** The links of a table that has just been opened: one for each chair, as text and as a QR code. */
export function Links({ opened }: LinksProps) {
  const { table, host, seats, spectator, bots } = opened;
  const keys = Object.entries(seats);
  return (
    <div className="page-wide links">
      <h1>{say('links.title')}</h1>
      <p>{say('links.text')}</p>
      <p className="links-host">
        <PageLink to={`/t/${table}#${host}`} className="button button-lead button-big">
          {say('links.host-go')}
        </PageLink>
        <CopyButton
          text={linkTo(table, host)}
          label={say('links.copy-of', { seat: say('links.host') })}
        />
      </p>
      <SeatsProvider value={keys.map(([seat]) => seat)}>
        <ul className="link-cards">
          {keys.map(([seat, key]) => (
            <LinkCard
              key={seat}
              seat={seat}
              path={`/t/${table}#${key}`}
              bot={bots.includes(seat)}
            />
          ))}
          <LinkCard seat="spectator" path={`/t/${table}#${spectator}`} bot={false} />
        </ul>
      </SeatsProvider>
      <p className="small">{say('links.keep')}</p>
    </div>
  );
}

function LinkCard({ seat, path, bot }: { seat: string; path: string; bot: boolean }) {
  const name = seatName(seat);
  return (
    <li className="link-card">
      <h2>
        <SeatMark seat={seat} /> {name}
      </h2>
      {bot ? (
        <p className="quiet">{say('links.bot')}</p>
      ) : (
        <>
          <QrCode text={location.origin + path} label={say('links.qr', { seat: name })} />
          <p className="acts">
            <CopyButton
              text={location.origin + path}
              label={say('links.copy-of', { seat: name })}
            />
            <PageLink to={path} className="button" label={say('links.open-as', { seat: name })}>
              {say('links.open')}
            </PageLink>
          </p>
        </>
      )}
    </li>
  );
}

/** The whole address that sits somebody down. */
export function linkTo(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}
