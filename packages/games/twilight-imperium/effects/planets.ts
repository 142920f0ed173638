import type { Seat, State } from '../state.ts';

/** The planets that a seat can give with a Hacan mech on them: none in a combat, or under Articles of War. */
export function mechPlanetsOf(
  { faction, mechs }: Pick<Seat, 'faction' | 'mechs'>,
  { laws, isFought }: Pick<State, 'laws'> & { readonly isFought: boolean },
): readonly string[] {
  const isBarred = isFought || laws.some(({ law }) => law === 'articles-of-war');
  return faction === 'hacan' && !isBarred ? mechs : [];
}

/** The planets that a seat can give for their Demilitarized Zones, in the phase of agendas. */
export function zonePlanetsOf(
  { demilitarized }: Pick<Seat, 'demilitarized'>,
  { phase }: Pick<State, 'phase'>,
): readonly string[] {
  return phase === 'agenda' ? demilitarized : [];
}
