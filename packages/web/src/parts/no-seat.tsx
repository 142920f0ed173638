import { say } from '../say.ts';
import { Header } from './header.tsx';
import { PageLink } from './page-link.tsx';

/** In place of a table at which there is no seat for whoever came, or no more: why, and the way home. */
export function NoSeat({ message }: { readonly message: string }) {
  return (
    <div className="sheet">
      <Header />
      <main className="page-narrow broken">
        <div role="alert">
          <h1>{say('table.stuck')}</h1>
          <p>{message}</p>
        </div>
        <p>
          <PageLink to="/" className="button">
            {say('lost.home')}
          </PageLink>
        </p>
      </main>
    </div>
  );
}

/** Why this browser has that chair no more, and what to do about it: the host has nobody to ask. */
export function noSeatText(chair: string): string {
  return say(chair === 'host' ? 'table.no-host' : 'table.bad-key');
}
