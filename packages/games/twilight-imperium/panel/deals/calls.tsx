import type { ReactNode } from 'react';
import type { Place } from '../../../panel/use-places.ts';
import { ruleOf } from '../../notes.ts';
import { PlayButton } from '../desks/play-button.tsx';
import type { Call } from '../logic/deals/calls.ts';
import { noteName, say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { DecisionCard, HeldUp } from './decisions.tsx';

/** Where a call stands, or where it stood. */
export type CallPlace = Place & { readonly call?: Call | undefined };

/** What calls for this seat: what it must decide before anything else, and notes that it can play now. */
export function Calls({ places }: { readonly places: readonly CallPlace[] }) {
  const { still } = useTable();
  const notes = places.filter(({ id }) => id.startsWith('note '));
  const decisions = places.filter((place) => !notes.includes(place));
  return (
    <>
      <Shelf title={say(still ? 'decisions.was' : 'decisions')} places={decisions}>
        <HeldUp />
      </Shelf>
      {!still && <Shelf title={say('chances')} places={notes} />}
    </>
  );
}

type ShelfProps = {
  readonly title: string;
  readonly places: readonly CallPlace[];
  readonly children?: ReactNode;
};

function Shelf({ title, places, children }: ShelfProps) {
  if (places.length === 0) return null;
  return (
    <div className="ti-shelf">
      <h3>{title}</h3>
      {children}
      <ul className="ti-tickets">
        {places.map(({ id, hole, call }) =>
          call === undefined ? (
            <li key={id} className="ti-ticket ti-ticket-gone" style={{ height: hole?.height }} />
          ) : 'note' in call ? (
            <li key={id} className="ti-ticket ti-ticket-lit" data-place={id}>
              <Chance note={call.note} />
            </li>
          ) : (
            <li key={id} className="ti-ticket ti-ticket-due" data-place={id}>
              <DecisionCard pending={call.pending} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** A note of another that this seat can play at this moment. */
function Chance({ note }: { readonly note: string }) {
  const { send } = useTable();
  return (
    <>
      <strong>{noteName(note)}</strong>
      <p className="small ti-rule">{ruleOf(note)?.text}</p>
      <div className="acts">
        <PlayButton note={note} onSend={send} />
      </div>
    </>
  );
}
