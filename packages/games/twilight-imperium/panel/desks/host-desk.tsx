import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { isolate } from '../../../panel/isolate.ts';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { livingOf } from '../../elimination.ts';
import { PHASES } from '../../lists.ts';
import type { View } from '../../view.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { TurnForms } from '../turn/turn-forms.tsx';
import { AgendaDesk } from './agenda-desk.tsx';
import { BoardDesk } from './board-desk.tsx';
import { CardsCorrection } from './cards-correction.tsx';
import { Correction } from './correction.tsx';
import { Elimination } from './elimination.tsx';
import { LawDesk } from './law-desk.tsx';

const DRAWERS = ['turn', 'agenda', 'laws', 'board', 'correct', 'cards'] as const;
type Drawer = (typeof DRAWERS)[number];

/** What the host does: phases and turns, agendas, laws and events, the board, corrections. */
export function HostDesk() {
  const [drawer, setDrawer] = useState<Drawer>('turn');
  return (
    <section className="ti-part ti-part-mat ti-desk" ref={keepFocus} aria-label={say('desk')}>
      <h2 className="unseen">{say('desk')}</h2>
      <div className="ti-drawers" role="tablist" aria-label={say('desk')}>
        {DRAWERS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`ti-drawer-${one}`}
            aria-selected={one === drawer}
            aria-controls="ti-drawer"
            onClick={() => setDrawer(one)}
          >
            {say(`desk.${one}`)}
          </button>
        ))}
      </div>
      <div
        id="ti-drawer"
        role="tabpanel"
        aria-labelledby={`ti-drawer-${drawer}`}
        className="ti-drawer"
      >
        {drawer === 'turn' && <Turns onAgendas={() => setDrawer('agenda')} />}
        {drawer === 'agenda' && <AgendaDesk />}
        {drawer === 'laws' && <LawDesk />}
        {drawer === 'board' && <BoardDesk />}
        {drawer === 'correct' && (
          <>
            <Correction />
            <Elimination />
          </>
        )}
        {drawer === 'cards' && <CardsCorrection />}
      </div>
    </section>
  );
}

type TurnsProps = { readonly onAgendas: () => void };

/** Phases and turns. */
function Turns({ onAgendas }: TurnsProps) {
  const { view } = useTable();
  return (
    <>
      <Phases onAgendas={onAgendas} />
      {view.phase === 'action' && <Whose />}
      {view.active !== null && (
        <>
          <EndTurn seat={view.active} />
          <TurnForms onDone={() => undefined} />
        </>
      )}
    </>
  );
}

/** Another phase; in that of agendas the host goes on among them, as without one nobody transacts. */
function Phases({ onAgendas }: TurnsProps) {
  const { view, send, Sure } = useTable();
  const enter = async (phase: (typeof PHASES)[number]) => {
    // The phase that it is already is entered no second time: with another strategy phase another round would begin.
    const isIn = phase === view.phase;
    if (isIn && phase === 'agenda') onAgendas();
    if (isIn) return;
    const answer = await send({ type: 'enter-phase', phase });
    if (answer.ok && phase === 'agenda') onAgendas();
  };
  return (
    <div className="ti-phases">
      <h3>{say('desk.phase')}</h3>
      <div className="acts">
        {PHASES.map((phase) => (
          <AskedButton
            Sure={Sure}
            key={phase}
            className="button"
            isPressed={phase === view.phase}
            question={phase === view.phase ? null : sureOfPhase(view)}
            yes={nameOf(phase)}
            act={() => enter(phase)}
          >
            {nameOf(phase)}
          </AskedButton>
        ))}
      </div>
    </div>
  );
}

/** Whose turn it is. */
function Whose() {
  const { view, send, Mark, Sure } = useTable();
  return (
    <div>
      <h3>{say('desk.whose')}</h3>
      <div className="acts">
        {livingOf(view).map((seat) => (
          <AskedButton
            Sure={Sure}
            key={seat}
            className="button"
            isPressed={seat === view.active}
            question={sureOf(view.active)}
            yes={say('desk.turn-yes', { seat: seatName(seat) })}
            act={() => send({ type: 'begin-turn', seat })}
          >
            <Mark seat={seat} /> {seatName(seat)}
          </AskedButton>
        ))}
      </div>
    </div>
  );
}

/** Lets the active seat pass, or ends its turn. */
function EndTurn({ seat }: { readonly seat: string }) {
  const { view, send, Sure } = useTable();
  const name = { seat: seatName(seat) };
  return (
    <div className="acts">
      {!view.seats[seat]?.passed && (
        <AskedButton
          Sure={Sure}
          question={say('turn.pass-of-sure', name)}
          yes={say('turn.pass-of', name)}
          act={() => send({ type: 'pass' })}
        >
          {say('turn.pass-of', name)}
        </AskedButton>
      )}
      <button type="button" className="button" onClick={() => void send({ type: 'end-turn' })}>
        {say('turn.end-of', name)}
      </button>
    </div>
  );
}

/** What is asked before another phase is entered: a turn that is under way, or an agenda, is over with it. */
function sureOfPhase({ active, agenda }: View): string | null {
  const told = [
    sureOf(active),
    agenda && say('desk.phase-agenda-sure', { agenda: isolate(agenda.name) }),
  ].filter((one) => one !== null);
  return told.length === 0 ? null : told.join(' ');
}

/** What is asked before something that would end a turn that is under way. */
function sureOf(active: string | null): string | null {
  return active === null ? null : say('desk.turn-sure', { seat: seatName(active) });
}
