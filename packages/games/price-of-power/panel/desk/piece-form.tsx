import { useState } from 'react';
import type { PieceKind } from '../../commands.ts';
import { isSingle } from '../../pieces/piece.ts';
import { type Place, useBoard } from '../board-context.ts';
import { hasOwner, KINDS_AT, type PieceDraft, pieceCommand } from '../logic/piece.ts';
import { say, titleOf } from '../say.ts';

/** Places a piece at a place of the map, or takes one away. */
export function PieceForm({ place }: { readonly place: Place }) {
  const { view, words, send } = useBoard();
  const kinds = KINDS_AT[place.kind];
  const realms = Object.keys(view.seats);
  const [draft, setDraft] = useState<PieceDraft>({
    what: kinds[0] ?? 'town',
    place,
    realm: realms[0] ?? '',
    size: 'small',
    slot: true,
    count: 1,
  });
  const change = (part: Partial<PieceDraft>) => setDraft({ ...draft, ...part });
  return (
    <div className="piece-form">
      <label className="pop-field">
        <span className="unseen">{say('desk.what')}</span>
        <select
          value={draft.what}
          onChange={({ target }) => change({ what: target.value as PieceKind })}
        >
          {kinds.map((what) => (
            <option key={what} value={what}>
              {say(`piece.${what}`)}
            </option>
          ))}
        </select>
      </label>
      {hasOwner(draft.what) && (
        <label className="pop-field">
          <span className="unseen">{say('desk.realm')}</span>
          <select value={draft.realm} onChange={({ target }) => change({ realm: target.value })}>
            {realms.map((realm) => (
              <option key={realm} value={realm}>
                {titleOf(words, realm)}
              </option>
            ))}
          </select>
        </label>
      )}
      {draft.what === 'town' && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.size === 'large'}
            onChange={({ target }) => change({ size: target.checked ? 'large' : 'small' })}
          />
          {say('desk.large')}
        </label>
      )}
      {draft.what === 'light-ship' && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.slot}
            onChange={({ target }) => change({ slot: target.checked })}
          />
          {say('desk.slot')}
        </label>
      )}
      {!isSingle(draft.what) && (
        <label className="field">
          <span className="small">{say('desk.count')}</span>
          <input
            type="number"
            min={1}
            max={20}
            value={draft.count}
            onChange={({ target }) => change({ count: target.valueAsNumber || 1 })}
          />
        </label>
      )}
      <div className="acts">
        <button
          type="button"
          className="button button-lead"
          onClick={() => void send(pieceCommand('place', draft))}
        >
          {say('desk.place')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void send(pieceCommand('remove', draft))}
        >
          {say('desk.remove')}
        </button>
      </div>
    </div>
  );
}
