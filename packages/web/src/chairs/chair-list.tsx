import { isolate } from '@haggle/games';
import { AskedButton, browserDrawer } from '@haggle/games/page';
import { useRef, useState } from 'react';
import { api } from '../api.ts';
import { dayOrHourOf } from '../hours.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Sure } from '../parts/sure.tsx';
import { say } from '../say.ts';
import { fragmentOf } from './chair.ts';
import { forgetChair, type KeptChair, listChairs, liveFirst } from './kept-chairs.ts';

/** So many are shown at first. */
const SHOWN = 6;

/** The chairs that this browser can sit on again, each to be left for good; nothing where there is none. */
export function ChairList() {
  const [chairs, setChairs] = useState(() => listChairs(browserDrawer));
  const [isWhole, setWhole] = useState(false);
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
  const more = isWhole ? 0 : chairs.length - SHOWN;
  return (
    <section className="chairs" aria-labelledby="chairs">
      <h2 id="chairs" ref={heading} tabIndex={-1}>
        {say('chairs')}
      </h2>
      <ul>
        {liveFirst(chairs)
          .slice(0, more > 0 ? SHOWN : undefined)
          .map((kept) => (
            <ChairItem
              key={`${kept.table} ${kept.chair}`}
              kept={kept}
              onLeave={() => leave(kept)}
            />
          ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setWhole(true);
            heading.current?.focus();
          }}
        >
          {say('chairs.more', { n: more })}
        </button>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

type ChairItemProps = { readonly kept: KeptChair; readonly onLeave: () => Promise<void> };

/** The way back to a chair, and the button that gives it up, which asks first: a link is then the only way there. */
function ChairItem({ kept, onLeave }: ChairItemProps) {
  const of = { table: isolate(kept.title), seat: kept.name };
  return (
    <li>
      <PageLink to={placeOf(kept)} className="chair-link">
        <bdi>{kept.title}</bdi>{' '}
        <span className="small">{[kept.name, ...tellWhen(kept)].join(' · ')}</span>
      </PageLink>
      <AskedButton
        Sure={Sure}
        name={say('chairs.leave-of', { table: kept.title, seat: kept.name })}
        question={say(kept.chair === 'host' ? 'chairs.leave-host-sure' : 'chairs.leave-sure', of)}
        yes={say('chairs.leave')}
        act={onLeave}
      >
        {say('chairs.leave')}
      </AskedButton>
    </li>
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
