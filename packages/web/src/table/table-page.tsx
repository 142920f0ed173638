import { takeSeatNames } from '@haggle/games';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { loadPanel } from '../games.ts';
import { Header } from '../parts/header.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { say } from '../say.ts';
import { sitDown } from './chair.ts';
import type { Loaded } from './loaded.ts';
import { Table } from './table.tsx';

type Step =
  | { readonly type: 'waiting' }
  | { readonly type: 'stuck'; readonly message: string }
  | { readonly type: 'seated'; readonly loaded: Loaded };

const WAITING = { step: { type: 'waiting' }, turn: 0 } as const;

/** A table as an address names it: sits down, loads the game, and draws it. */
export function TablePage({ table, fragment }: { table: string; fragment: string }) {
  const [{ step, turn }, setState] = useState<{ step: Step; turn: number }>(WAITING);
  useEffect(() => {
    let gone = false;
    void enter(table, fragment)
      .catch(tellFault)
      .then((next) => {
        if (gone) return;
        // Not before: a table that was left while it came must not name the seats of the next one.
        if (next.type === 'seated') takeSeatNames(next.loaded.info.names ?? {});
        setState(({ turn }) => ({ step: next, turn: turn + 1 }));
      });
    return () => {
      gone = true;
    };
  }, [table, fragment]);
  // Sitting down again, perhaps with a new key for the same chair, makes a new connection.
  if (step.type === 'seated') return <Table key={turn} {...step.loaded} />;
  return (
    <div className="sheet">
      <Header />
      <main className={step.type === 'waiting' ? 'page-narrow' : 'page-narrow broken'}>
        {step.type === 'waiting' ? (
          <p className="waiting">{say('table.loading')}</p>
        ) : (
          <>
            <div role="alert">
              <h1>{say('table.stuck')}</h1>
              <p>{step.message}</p>
            </div>
            <p>
              <PageLink to="/" className="button">
                {say('lost.home')}
              </PageLink>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

/** Clocks this close are taken for equal: the server tells its time in whole seconds. */
const CLOSE = 1500;

async function enter(table: string, fragment: string): Promise<Step> {
  const sitting = await sitDown(table, fragment);
  if (sitting.type === 'no-key') return { type: 'stuck', message: say('table.no-key') };
  if (sitting.type === 'bad-key') return { type: 'stuck', message: say('table.bad-key') };
  if (sitting.type === 'problem') return { type: 'stuck', message: sitting.message };
  const reply = await api.table(table, sitting.chair);
  if (!reply.ok) {
    const isLocked = reply.status === 404 || reply.status === 401;
    return { type: 'stuck', message: isLocked ? say('table.bad-key') : reply.problem.message };
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
  return { type: 'stuck', message: say('broken') };
}
