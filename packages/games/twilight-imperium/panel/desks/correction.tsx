import { type FormEvent, useState } from 'react';
import { Choose, ChooseField } from '../../../panel/choose.tsx';
import { EXPANSIONS } from '../../data/factions.ts';
import { livingOf } from '../../elimination.ts';
import { FRAGMENTS, NOTE_PLACES } from '../../lists.ts';
import { notesOf } from '../../notes.ts';
import type { SeatView } from '../../view.ts';
import { correctedAmounts } from '../logic/desks/corrected-amounts.ts';
import { noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Why } from './why-field.tsx';

const NO_NOTE = '';

/** The referee’s pen: sets a seat’s goods, or a note’s place, and says why. It is written into the log. */
export function Correction() {
  const { view, send } = useTable();
  const seats = livingOf(view);
  const [seat, setSeat] = useState(seats[0] ?? '');
  const own = view.seats[seat];
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (own === undefined) return;
    const { ok } = await send(correctionOf(seat, own, new FormData(form)));
    if (ok) form.reset();
  };
  if (own === undefined) return null;
  const notes = seats.flatMap((id) => notesOf(id, view.seats[id]?.faction ?? '', EXPANSIONS));
  return (
    <form className="ti-forms" onSubmit={correct}>
      <p className="small">{say('correct.hint')}</p>
      <Choose
        label={say('correct.seat')}
        value={seat}
        options={seats}
        tell={seatName}
        onChange={setSeat}
      />
      <Amounts key={seat} own={own} />
      <ChooseField
        label={say('correct.note')}
        name="note"
        options={[NO_NOTE, ...notes]}
        tell={(note) => (note === NO_NOTE ? say('goods.no-note') : noteName(note))}
      />
      <ChooseField
        label={say('correct.place')}
        name="place"
        options={NOTE_PLACES}
        tell={(place) => say(`correct.${place}`, { seat: seatName(seat) })}
      />
      <Why />
      <button type="submit" className="button">
        {say('correct.do')}
      </button>
    </form>
  );
}

/** The command of a form that was filled in: it sets what is another than the seat has. */
function correctionOf(seat: string, own: SeatView, form: FormData) {
  const number = (name: string) => Number(form.get(name) ?? 0);
  const note = String(form.get('note') ?? NO_NOTE);
  const written = {
    commodities: number('commodities'),
    tradeGoods: number('tradeGoods'),
    spaceStations: number('spaceStations'),
    relicFragments: Object.fromEntries(FRAGMENTS.map((kind) => [kind, number(kind)])),
  };
  return {
    type: 'correct',
    seat,
    why: String(form.get('why') ?? ''),
    ...correctedAmounts(own, written),
    ...(note !== NO_NOTE && { note, place: form.get('place') }),
  };
}

function Amounts({ own }: { readonly own: SeatView }) {
  return (
    <div className="ti-numbers">
      <Amount name="commodities" label={say('goods.commodities')} value={own.commodities} />
      <Amount name="tradeGoods" label={say('goods.trade-goods')} value={own.tradeGoods} />
      {FRAGMENTS.map((kind) => (
        <Amount
          key={kind}
          name={kind}
          label={say(`goods.${kind}`)}
          value={own.relicFragments[kind] ?? 0}
        />
      ))}
      <Amount name="spaceStations" label={say('correct.stations')} value={own.spaceStations} />
    </div>
  );
}

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label className="field">
      <span className="small">{label}</span>
      {/* What is written stays while others trade on, until the very figure is another. */}
      <input
        key={value}
        type="number"
        name={name}
        min={0}
        max={999}
        defaultValue={value}
        required
      />
    </label>
  );
}
