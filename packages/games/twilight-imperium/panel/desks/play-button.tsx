import { useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import { LONGEST_SYSTEM } from '../../bounds.ts';
import { CREUSS_TOKENS } from '../../lists.ts';
import { doesPassOn, doesPlaceToken } from '../../notes.ts';
import { nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/**
 * Plays a note of one's hand. One that passes on asks which neighbor gets it, and waits for one; one that puts a
 * token on the map asks which token, and where.
 */
export function PlayButton({ note, onSend }: { note: string; onSend: Send }) {
  const { view, me } = useTable();
  const [chosen, setChosen] = useState('');
  const [spot, setSpot] = useState<Spot>({ system: '', wormhole: CREUSS_TOKENS[0] });
  const neighbors = Object.keys(view.neighbors[me ?? ''] ?? {});
  const passesOn = doesPassOn(note);
  const placesToken = doesPlaceToken(note) && view.board !== null;
  const target = neighbors.includes(chosen) ? chosen : neighbors[0];
  const isTimely = view.playable?.includes(note) ?? false;
  const isPlayable = isTimely && (!passesOn || target !== undefined);
  const more = { ...(passesOn && { target }), ...(placesToken && spot) };
  return (
    <>
      {passesOn && isPlayable && (
        <select
          aria-label={say('notes.target', { note: noteName(note) })}
          value={target}
          onChange={(event) => setChosen(event.target.value)}
        >
          <Options options={neighbors} tell={seatName} />
        </select>
      )}
      {placesToken && isPlayable && <SpotFields note={note} spot={spot} onChange={setSpot} />}
      <button
        type="button"
        className={isPlayable ? 'button button-lead' : 'button'}
        disabled={!isPlayable || (placesToken && spot.system === '')}
        onClick={() => void onSend({ type: 'play-note', note, ...more })}
      >
        {say(isPlayable ? 'notes.do' : 'notes.wait')}
      </button>
    </>
  );
}

type Spot = { readonly system: string; readonly wormhole: string };

function SpotFields(props: { note: string; spot: Spot; onChange: (spot: Spot) => void }) {
  const { spot, onChange } = props;
  const note = noteName(props.note);
  return (
    <span className="acts">
      <select
        aria-label={say('notes.wormhole', { note })}
        value={spot.wormhole}
        onChange={(event) => onChange({ ...spot, wormhole: event.target.value })}
      >
        <Options options={CREUSS_TOKENS} tell={nameOf} />
      </select>
      <input
        type="text"
        aria-label={say('notes.system', { note })}
        placeholder={say('activate.system')}
        maxLength={LONGEST_SYSTEM}
        value={spot.system}
        onChange={(event) => onChange({ ...spot, system: event.target.value.trim() })}
      />
    </span>
  );
}
