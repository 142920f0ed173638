import { takeSeatNames } from '@haggle/games';
import { browserDrawer } from '@haggle/games/page';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { fragmentOf, sitDown } from '../chairs/chair.ts';
import { forgetChair, listChairs } from '../chairs/kept-chairs.ts';
import { loadPanel } from '../games.ts';
import { Broken } from '../parts/broken.tsx';
import { Header } from '../parts/header.tsx';
import { NoSeat, noSeatText } from '../parts/no-seat.tsx';
import { rename } from '../router.ts';
import { say } from '../say.ts';
import { fetchTable } from './fetch-table.ts';
import type { Loaded } from './loaded.ts';

/** What came of going to a table: what stands in the way, or all that is needed to draw it. */
type Entry =
  | { readonly type: 'stuck'; readonly message: string }
  | { readonly type: 'seated'; readonly loaded: Loaded };

type Step =
  | { readonly type: 'waiting' }
  | { readonly type: 'broken' }
  | { readonly type: 'stuck'; readonly message: string }
  | {
      readonly type: 'seated';
      readonly loaded: Loaded;
      readonly Table: Awaited<ReturnType<typeof fetchTable>>;
    };

const WAITING = { step: { type: 'waiting' }, turn: 0 } as const;

/** A table as an address names it: sits down, loads the game, and draws it. */
export function TablePage({ table, fragment }: { table: string; fragment: string }) {
  const [{ step, turn }, setState] = useState<{ step: Step; turn: number }>(WAITING);
  const visit = useRef(0);
  const traded = useRef<string | null>(null);
  useEffect(() => {
    // A chair that took the place of its key in the address is no other place.
    if (fragment === traded.current) return;
    traded.current = null;
    visit.current += 1;
    const present = visit.current;
    const isGone = () => visit.current !== present;
    const onTrade = (next: string) => {
      if (isGone()) return;
      traded.current = next;
      rename(`/t/${table}#${next}`);
    };
    void approach(table, fragment, onTrade)
      .catch(tellFault)
      .then((next) => {
        if (isGone()) return;
        // Not before: a table that was left while it came must not name the seats of the next one.
        if (next.type === 'seated') takeSeatNames(next.loaded.info.names ?? {});
        setState(({ turn }) => ({ step: next, turn: turn + 1 }));
      });
  }, [table, fragment]);
  useEffect(
    () => () => {
      visit.current += 1;
    },
    [],
  );
  // Sitting down again, perhaps with a new key for the same chair, makes a new connection.
  if (step.type === 'seated') return <step.Table key={turn} {...step.loaded} />;
  if (step.type === 'stuck') return <NoSeat message={step.message} />;
  return (
    <div className="sheet">
      <Header />
      <main>
        {step.type === 'waiting' && <p className="waiting">{say('table.loading')}</p>}
        {step.type === 'broken' && <Broken />}
      </main>
    </div>
  );
}

/** Goes to a table. What draws it comes meanwhile: it takes as long as the trade of a key for a session. */
async function approach(
  table: string,
  fragment: string,
  onTrade: (fragment: string) => void,
): Promise<Step> {
  const [entry, Table] = await Promise.all([enter(table, fragment, onTrade), fetchTable()]);
  return entry.type === 'seated' ? { ...entry, Table } : entry;
}

/** Clocks this close are taken for equal: the server tells its time in whole seconds. */
const CLOSE = 1500;

async function enter(
  table: string,
  fragment: string,
  onTrade: (fragment: string) => void,
): Promise<Entry> {
  const sitting = await sitDown(table, fragment, onTrade);
  if (sitting.type === 'no-key') {
    const kept = listChairs(browserDrawer).find((one) => one.table === table);
    if (kept === undefined) return { type: 'stuck', message: say('table.no-key') };
    const known = fragmentOf(kept.chair);
    onTrade(known);
    return enter(table, known, onTrade);
  }
  if (sitting.type === 'bad-key') return { type: 'stuck', message: say('table.bad-key') };
  if (sitting.type === 'problem') return { type: 'stuck', message: sitting.message };
  const reply = await api.table(table, sitting.chair);
  if (!reply.ok) {
    const isLocked = reply.status === 404 || reply.status === 401;
    if (isLocked) forgetChair(browserDrawer, { table, chair: sitting.chair });
    return { type: 'stuck', message: isLocked ? noSeatText(sitting.chair) : reply.problem.message };
  }
  const info = reply.value;
  const ahead = reply.at === null ? 0 : reply.at - Date.now();
  const panel = await loadPanel(info.game);
  if (!panel) return { type: 'stuck', message: say('table.unknown-game') };
  return {
    type: 'seated',
    loaded: {
      table,
      chair: sitting.chair,
      info,
      panel,
      ahead: Math.abs(ahead) < CLOSE ? 0 : ahead,
    },
  };
}

/** Such as a part of the page that could not be loaded. */
function tellFault(fault: unknown): Step {
  console.error(fault);
  return { type: 'broken' };
}
