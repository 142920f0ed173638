import type { Law, State } from './state.ts';

/** The edict that bars the elected player from transactions, by both its names; it lies among the laws and is none. */
export const CENSURES: readonly string[] = ['censure', 'tf-censure'];

/** The law under which a hand holds three action cards at most. */
export const SANCTIONS = 'executive-sanctions';

/** The laws that have an effect now: by Law’s Order all are blank until the turn ends, for everybody. */
export function lawsInForce({
  laws,
  isOrdered,
}: Pick<State, 'laws' | 'isOrdered'>): readonly Law[] {
  return isOrdered ? laws.filter(({ law }) => CENSURES.includes(law)) : laws;
}

/** Whether a law has an effect now. */
export function isInForce(state: Pick<State, 'laws' | 'isOrdered'>, name: string): boolean {
  return lawsInForce(state).some(({ law }) => law === name);
}
