import { type FormEvent, useState } from 'react';
import { EXPANSIONS } from '../../data/factions.ts';
import { notesOf } from '../../notes.ts';
import { FRAGMENTS } from '../logic/goods.ts';
import { noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** The referee’s pen: sets a seat’s goods, or a note’s place, and says why. It is written into the log. */
export function Correction() {
  const { view, send } = useTable();
  const seats = Object.keys(view.seats);
  const [seat, setSeat] = useState(seats[0] ?? '');
  const own = view.seats[seat];
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = (name: string) => Number(form.get(name) ?? 0);
    const note = String(form.get('note') ?? '');
    await send({
      type: 'correct',
      seat,
      why: String(form.get('why') ?? ''),
      commodities: number('commodities'),
      tradeGoods: number('tradeGoods'),
      relicFragments: Object.fromEntries(FRAGMENTS.map((kind) => [kind, number(kind)])),
      spaceStations: number('spaceStations'),
      ...(note !== '' && { note, place: form.get('place') }),
    });
  };
  if (own === undefined) return null;
  const notes = Object.entries(view.seats).flatMap(([id, { faction }]) =>
    notesOf(id, faction, EXPANSIONS),
  );
  return (
    <form
      key={`${seat} ${JSON.stringify(own)}`}
      className="ti-forms"
      onSubmit={(event) => void correct(event)}
    >
      <p className="small">{say('correct.hint')}</p>
      <label className="field">
        <span className="small">{say('correct.seat')}</span>
        <select value={seat} onChange={({ target }) => setSeat(target.value)}>
          {seats.map((one) => (
            <option key={one} value={one}>
              {seatName(one)}
            </option>
          ))}
        </select>
      </label>
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
      <label className="field">
        <span className="small">{say('correct.note')}</span>
        <select name="note" defaultValue="">
          <option value="">{say('goods.no-note')}</option>
          {notes.map((note) => (
            <option key={note} value={note}>
              {noteName(note)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="small">{say('correct.place')}</span>
        <select name="place" defaultValue="hand">
          <option value="hand">{say('correct.hand', { seat: seatName(seat) })}</option>
          <option value="play-area">{say('correct.play-area', { seat: seatName(seat) })}</option>
          <option value="out">{say('correct.out')}</option>
        </select>
      </label>
      <label className="field">
        <span className="small">{say('correct.why')}</span>
        <input type="text" name="why" maxLength={280} required />
      </label>
      <button type="submit" className="button">
        {say('correct.do')}
      </button>
    </form>
  );
}

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label className="field">
      <span className="small">{label}</span>
      <input type="number" name={name} min={0} max={999} defaultValue={value} required />
    </label>
  );
}
