import { Fetched, makePart } from '@haggle/games/page';
import { type ReactNode, useRef } from 'react';
import { Front } from './front/front.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Broken } from './parts/broken.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';
import { SkipLink } from './parts/skip-link.tsx';
import { useArrival } from './parts/use-arrival.ts';
import { go, usePlace } from './router.ts';
import { say } from './say.ts';
import { TablePage } from './table/table-page.tsx';

const lobby = makePart(() => import('./lobby/lobby.tsx').then(({ Lobby }) => Lobby));

/** The whole page: the front, the lobby, or a table. */
export function App() {
  const place = usePlace();
  if (place.at === 'table') {
    // A table that broke, or did not come, leaves the line at the top.
    const broken = (
      <Sheet>
        <Broken />
      </Sheet>
    );
    return (
      <Boundary key={place.table} instead={broken}>
        <TablePage key={place.table} table={place.table} fragment={place.fragment} />
      </Boundary>
    );
  }
  return (
    <Sheet>
      <Boundary key={place.at} instead={<Broken />}>
        {place.at === 'front' && <Front />}
        {place.at === 'lobby' && (
          <Fetched
            part={lobby}
            given={{ game: place.game }}
            waiting={<p className="waiting">{say('table.loading')}</p>}
          />
        )}
        {place.at === 'nowhere' && <Nowhere />}
      </Boundary>
    </Sheet>
  );
}

/** The page around what it is about: the line at the top, and the foot. */
function Sheet({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main, location.pathname);
  return (
    <div className="sheet">
      <SkipLink to="main" text={say('skip.main')} />
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Nowhere() {
  return (
    <div className="page-narrow broken">
      <h1>{say('lost')}</h1>
      <button type="button" className="button" onClick={() => go('/')}>
        {say('lost.home')}
      </button>
    </div>
  );
}
