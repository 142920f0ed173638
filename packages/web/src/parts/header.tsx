import type { ReactNode } from 'react';
import { say } from '../say.ts';
import { PageLink } from './page-link.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { Wordmark } from './wordmark.tsx';

/** The line at the top of every page; a table puts its own things into it. */
export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className="top">
      <PageLink to="/" label={say('home')} className="top-home">
        <Wordmark />
      </PageLink>
      <div className="top-middle">{children}</div>
      <SchemeToggle />
    </header>
  );
}
