import type { RefObject } from 'react';
import { PageLink } from '../parts/page-link.tsx';
import { say } from '../say.ts';

/** In place of a table whose link is dead: what its chair knows is no business of whoever has the dead one. */
export function Evicted({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  return (
    <main id="table" ref={main} tabIndex={-1} className="page-narrow broken">
      <p>
        <PageLink to="/" className="button">
          {say('lost.home')}
        </PageLink>
      </p>
    </main>
  );
}
