import { CENSURES } from '../laws.ts';
import type { State } from '../state.ts';
import type { Effect } from './effect.ts';
import { hasInPlay } from './notes-in-play.ts';
import { isFaction } from './owning.ts';

/** Who may transact with whom although they are no neighbors, and who may not at all. */
export const eligibility: readonly Effect[] = [
  {
    id: 'hacan-guild-ships',
    links: (state, one, other) =>
      isFaction(state, 'hacan', one) || isFaction(state, 'hacan', other),
  },
  {
    id: 'hacan-convoys',
    links: (state, one, other) =>
      hasInPlay(state, one, 'trade-convoys') || hasInPlay(state, other, 'trade-convoys'),
  },
  {
    id: 'space-stations',
    links: ({ seats }, one, other) =>
      (seats[one]?.spaceStations ?? 0) > 0 && (seats[other]?.spaceStations ?? 0) > 0,
  },
  {
    id: 'age-of-commerce',
    links: ({ events }) => events.includes('age-of-commerce'),
  },
  {
    id: 'hidden-agenda',
    bans: isAgendaHidden,
  },
  {
    id: 'tf-censure',
    bans: isCensured,
  },
];

/** Whether one of these two is censured. */
export function isCensured({ laws }: Pick<State, 'laws'>, one: string, other: string): boolean {
  return laws.some(
    ({ law, elected }) => CENSURES.includes(law) && (elected === one || elected === other),
  );
}

/** Whether Hidden Agenda keeps everybody from transacting in the phase of agendas. */
export function isAgendaHidden({ events, phase }: Pick<State, 'events' | 'phase'>): boolean {
  return phase === 'agenda' && events.includes('hidden-agenda');
}
