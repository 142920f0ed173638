import type { ReactNode } from 'react';
import { go } from '../router.ts';

type PageLinkProps = {
  readonly to: string;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link within the page, which does not load it anew. */
export function PageLink({ to, label, className, children }: PageLinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
