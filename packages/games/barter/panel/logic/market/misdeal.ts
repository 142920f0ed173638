import type { LoggedEvent } from '../../../../panel.ts';
import type { EventOf } from '../../../events.ts';
import { type SeenEvent, seenEvent } from '../../../seen.ts';

type Misdealt = EventOf<'misdealt'>;

/** A deal that was undone, for one of its parties: with whom, what he was handed, and whose fault it was. */
export type Misdeal = Pick<Misdealt, 'got'> & {
  readonly id: string;
  readonly partner: string;
  readonly fault: 'mine' | 'theirs' | 'both';
};

/** The last deal of a seat that was undone, as the log of that seat has it; undefined where there is none. */
export function lastMisdeal(events: readonly LoggedEvent[], me: string): Misdeal | undefined {
  const event = events.map(seenEvent).findLast(isOwnMisdeal);
  if (!event) return undefined;
  const { offer, revision, between, got, grounds } = event;
  return {
    id: `${offer} ${revision}`,
    partner: between.find((seat) => seat !== me) ?? me,
    got,
    fault: faultOf(grounds, me),
  };
}

function faultOf(grounds: Misdealt['grounds'], me: string): Misdeal['fault'] {
  const isMine = grounds.some(({ seat }) => seat === me);
  const isTheirs = grounds.some(({ seat }) => seat !== me);
  if (isMine && isTheirs) return 'both';
  return isMine ? 'mine' : 'theirs';
}

/** Only the two parties are told between whom it was. */
function isOwnMisdeal(event: SeenEvent): event is Misdealt {
  return event.type === 'misdealt' && 'between' in event;
}
