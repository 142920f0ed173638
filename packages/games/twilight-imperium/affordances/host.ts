import type { Affordances } from '../commands.ts';
import { isEliminated, livingOf } from '../elimination.ts';
import { PHASES } from '../lists.ts';
import type { View } from '../view.ts';
import { onBoard, onTurn } from './turn.ts';

/** What the host can do: the course of play, laws, events and the board. */
export function forHost(view: View): Affordances {
  return [...phases(view), ...onTurn(view), ...agendas(view), ...laws(view), ...setting(view)];
}

function phases(view: View): Affordances {
  const turns = view.phase === 'action' ? livingOf(view) : [];
  return [
    ...turns.map((seat) => ({ command: { type: 'begin-turn', seat } as const })),
    ...PHASES.map((next) => ({ command: { type: 'enter-phase', phase: next } as const })),
  ];
}

function agendas({ phase, agenda }: View): Affordances {
  const fields = ['agenda'];
  const begins = phase === 'agenda' || phase === 'action';
  const standing: Affordances = [
    { command: { type: 'replace-agenda', agenda: 'Agenda' }, fields },
    { command: { type: 'end-agenda' } },
  ];
  return [
    ...(begins ? [{ command: { type: 'begin-agenda', agenda: 'Agenda' } as const, fields }] : []),
    ...(agenda ? standing : []),
  ];
}

function laws(view: View): Affordances {
  const { laws: enacted, events } = view;
  const [elected = null] = livingOf(view);
  return [
    {
      command: { type: 'enact', law: 'minister-of-commerce', elected },
      fields: ['law', 'elected'],
    },
    ...enacted.map(({ law }) => ({ command: { type: 'repeal', law } as const })),
    { command: { type: 'begin-event', event: 'age-of-commerce' }, fields: ['event'] },
    ...events.map((event) => ({ command: { type: 'end-event', event } as const })),
  ];
}

function setting(view: View): Affordances {
  const [seat = ''] = livingOf(view);
  const told: Affordances = [{ command: { type: 'set-neighbors', pairs: [] }, fields: ['pairs'] }];
  return [...settingRight(view), ...(view.board === null ? told : onBoard(view, seat))];
}

/** Setting something right, which nothing that is due keeps the host from. */
export function settingRight(view: View): Affordances {
  return [...correction(view), ...eliminations(view)];
}

function correction(view: View): Affordances {
  const [seat] = livingOf(view);
  if (seat === undefined) return [];
  return [{ command: { type: 'correct', why: 'a slip', seat }, fields: ['seat', 'why'] }];
}

function eliminations(view: View): Affordances {
  const [seat] = livingOf(view);
  const gone = Object.keys(view.seats).filter((one) => isEliminated(view, one));
  return [
    ...(seat === undefined
      ? []
      : [{ command: { type: 'eliminate', seat } as const, fields: ['seat'] }]),
    ...gone.map((one) => ({ command: { type: 'eliminate', seat: one, undone: true } as const })),
  ];
}
