import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { Options, pick } from '../../../panel/choose.tsx';
import { MOST_AT_ONCE } from '../../bounds.ts';
import { hasOwner } from '../../pieces/piece.ts';
import { type Place, useBoard } from '../board-context.ts';
import {
  hasSeveral,
  KINDS_AT,
  type PieceDraft,
  pieceCommand,
  readCount,
  realmAt,
} from '../logic/desk/piece.ts';
import { holdingsOf } from '../logic/map/pieces.ts';
import { nameOf, say, titleOf } from '../say.ts';
import { sayAtDesk } from './say.ts';

/** Places a piece at a place of the map, or takes one away. */
export function PieceForm({ place }: { readonly place: Place }) {
  const { view, words, send, Sure } = useBoard();
  const here = holdingsOf(view).get(place.id);
  const [draft, setDraft] = useState<PieceDraft>({
    what: KINDS_AT[place.kind][0] ?? 'town',
    place,
    realm: realmAt(view, place) ?? Object.keys(view.seats)[0] ?? '',
    size: here?.by === 'large' ? 'large' : 'small',
    slot: true,
    count: 1,
  });
  const change = (part: Partial<PieceDraft>) => setDraft({ ...draft, ...part });
  const { what, size, slot, realm } = draft;
  // The town that the realm has here already: it is what is taken away, and what another size would take the place of.
  const standing =
    what === 'town' && here?.realm === realm && here.by !== 'vassal' ? here.by : undefined;
  const isResized = standing !== undefined && standing !== size;
  const resizing = size === 'large' ? 'grow' : 'shrink';
  return (
    <div className="piece-form">
      <Kind draft={draft} change={change} />
      {hasOwner(what) && <Owner draft={draft} change={change} />}
      {what === 'town' && (
        <Check
          label={sayAtDesk('desk.large')}
          checked={size === 'large'}
          onChange={(isLarge) => change({ size: isLarge ? 'large' : 'small' })}
        />
      )}
      {what === 'light-ship' && (
        <Check
          label={sayAtDesk('desk.slot')}
          checked={slot}
          onChange={(inSlot) => change({ slot: inSlot })}
        />
      )}
      {hasSeveral(what) && <Count draft={draft} change={change} />}
      <div className="acts">
        <AskedButton
          Sure={Sure}
          className="button button-lead"
          question={
            isResized
              ? sayAtDesk(`desk.${resizing}-sure`, { place: nameOf(words, place.id) })
              : null
          }
          yes={sayAtDesk('desk.place')}
          act={() => send(pieceCommand('place', draft))}
        >
          {sayAtDesk('desk.place')}
        </AskedButton>
        <button
          type="button"
          className="button"
          onClick={() => void send(pieceCommand('remove', { ...draft, size: standing ?? size }))}
        >
          {sayAtDesk('desk.remove')}
        </button>
        {what === 'merchant' && <Posture realm={realm} node={place.id} />}
      </div>
    </div>
  );
}

/** Lays the Merchant of a realm that stands at a node down, or stands it up. */
function Posture({ realm, node }: { readonly realm: string; readonly node: string }) {
  const { view, send } = useBoard();
  const merchant = view.seats[realm]?.merchants.find((one) => one.node === node);
  if (!merchant) return null;
  const turn = { type: 'move', what: 'merchant', realm, from: node, to: node };
  return (
    <button
      type="button"
      className="button"
      onClick={() => void send({ ...turn, laid: !merchant.laid })}
    >
      {sayAtDesk(merchant.laid ? 'desk.raise' : 'desk.lay')}
    </button>
  );
}

type DraftProps = {
  readonly draft: PieceDraft;
  readonly change: (part: Partial<PieceDraft>) => void;
};

function Kind({ draft, change }: DraftProps) {
  const kinds = KINDS_AT[draft.place.kind];
  return (
    <label className="pop-field">
      <span className="unseen">{sayAtDesk('desk.what')}</span>
      <select value={draft.what} onChange={({ target }) => change({ what: pick(kinds, target) })}>
        <Options options={kinds} tell={(what) => say(`piece.${what}`)} />
      </select>
    </label>
  );
}

function Owner({ draft, change }: DraftProps) {
  const { view, words } = useBoard();
  return (
    <label className="pop-field">
      <span className="unseen">{sayAtDesk('desk.realm')}</span>
      <select value={draft.realm} onChange={({ target }) => change({ realm: target.value })}>
        <Options options={Object.keys(view.seats)} tell={(realm) => titleOf(words, realm)} />
      </select>
    </label>
  );
}

function Count({ draft, change }: DraftProps) {
  return (
    <label className="field">
      <span className="small">{sayAtDesk('desk.count')}</span>
      <input
        type="number"
        min={1}
        max={MOST_AT_ONCE}
        value={draft.count}
        onChange={({ target }) => change({ count: readCount(target.valueAsNumber) })}
      />
    </label>
  );
}

type CheckProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
