import { browserDrawer } from '@haggle/games/page';
import { useRef, useState } from 'react';
import { api } from '../api.ts';
import { dayOrHourOf } from '../hours.ts';
import { PageLink } from '../parts/page-link.tsx';
import { say } from '../say.ts';
import { fragmentOf } from './chair.ts';
import { forgetChair, type KeptChair, listChairs } from './kept-chairs.ts';

/** The chairs that this browser can sit on again, each to be left for good; nothing where there is none. */
export function ChairList() {
  const [chairs, setChairs] = useState(() => listChairs(browserDrawer));
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = async (kept: KeptChair) => {
    setProblem('');
    const reply = await api.leave(kept.table, kept.chair);
    if (!reply.ok) return setProblem(reply.problem.message);
    forgetChair(browserDrawer, kept);
    setChairs(listChairs(browserDrawer));
    // The button is gone, and with it the place of the keyboard.
    heading.current?.focus();
  };
  if (chairs.length === 0) return null;
  return (
    <section className="chairs" aria-labelledby="chairs">
      <h2 id="chairs" ref={heading} tabIndex={-1}>
        {say('chairs')}
      </h2>
      <ul>
        {chairs.map((kept) => (
          <li key={`${kept.table} ${kept.chair}`}>
            <PageLink to={placeOf(kept)} className="chair-link">
              <bdi>{kept.title}</bdi>{' '}
              <span className="small">{[kept.name, ...tellWhen(kept)].join(' · ')}</span>
            </PageLink>
            <button
              type="button"
              className="button"
              aria-label={say('chairs.leave-of', { table: kept.title, seat: kept.name })}
              onClick={() => void leave(kept)}
            >
              {say('chairs.leave')}
            </button>
          </li>
        ))}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

/** When this browser sat there last, with the hour where that was today, and that the table is closed. */
function tellWhen({ at, isClosed }: KeptChair): readonly string[] {
  if (at === undefined) return [];
  const when = dayOrHourOf(at);
  return isClosed ? [when, say('chairs.closed')] : [when];
}

/** The address at which this browser sits down there again. */
export function placeOf({ table, chair }: Pick<KeptChair, 'table' | 'chair'>): string {
  return `/t/${table}#${fragmentOf(chair)}`;
}
