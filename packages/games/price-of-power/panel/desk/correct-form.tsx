import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Choose, Options } from '../../../panel/choose.tsx';
import { LONGEST_NOTE } from '../../bounds.ts';
import { isBoardHeld, MOST_POWER } from '../../state.ts';
import type { SeatView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { FIGURES } from '../logic/figures.ts';
import { say, titleOf } from '../say.ts';
import { sayAtDesk } from './say.ts';

const CORRECTED = FIGURES.filter((figure) => figure !== 'baseTax');

/** How much of a figure there can be: the browser says so before anything is sent. */
function mostOf(figure: (typeof CORRECTED)[number]): number {
  return figure === 'administrativePower' || figure === 'diplomaticPower' ? MOST_POWER : 999;
}

/** The Province that a realm's chains end at, one with a town of its own. */
function Capital({ seat }: { readonly seat: SeatView }) {
  const { view, words } = useBoard();
  const { capital, towns } = seat;
  const provinces = [...new Set([capital ?? '', ...towns.large, ...towns.small])];
  return (
    <label className="field">
      <span className="small">{sayAtDesk('desk.capital')}</span>
      <select name="capital" defaultValue={capital ?? ''} disabled={isBoardHeld(view.phase)}>
        <Options
          options={provinces}
          tell={(id) => (id === '' ? sayAtDesk('desk.no-capital') : titleOf(words, id))}
        />
      </select>
    </label>
  );
}

/** A correction of what a realm has and of its capital, with the reason that the log will show. */
export function CorrectForm() {
  const { view, words, send } = useBoard();
  const realms = Object.keys(view.seats);
  const [realm, setRealm] = useState(realms[0] ?? '');
  const [corrected, setCorrected] = useState(0);
  const seat = view.seats[realm];
  const list = useRef<HTMLSelectElement>(null);
  // What has sent it may be gone with what it was: the keyboard goes on with the next realm.
  useLayoutEffect(() => {
    if (corrected > 0) list.current?.focus();
  }, [corrected]);
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const changed = CORRECTED.flatMap((figure) => {
      const value = Number(form.get(figure));
      return seat && value !== seat[figure] ? [[figure, value] as const] : [];
    });
    const capital = form.get('capital') ?? seat?.capital;
    const moved = capital !== seat?.capital && capital !== '' ? { capital } : {};
    const why = String(form.get('why') ?? '').trim();
    const answer = await send({
      type: 'correct',
      realm,
      ...Object.fromEntries(changed),
      ...moved,
      why,
    });
    if (answer.ok) setCorrected((count) => count + 1);
  };
  if (!seat) return null;
  return (
    <>
      <Choose
        label={sayAtDesk('desk.realm')}
        ref={list}
        value={realm}
        options={realms}
        tell={(id) => titleOf(words, id)}
        onChange={setRealm}
      />
      <form className="correct" onSubmit={correct}>
        {CORRECTED.map((figure) => (
          <label key={`${realm} ${figure} ${seat[figure]}`} className="field">
            <span className="small">{say(`figure.${figure}`)}</span>
            <input
              type="number"
              name={figure}
              min={0}
              max={mostOf(figure)}
              defaultValue={seat[figure]}
              required
            />
          </label>
        ))}
        <Capital key={`${realm} ${seat.capital}`} seat={seat} />
        {/* A reason is that of one correction. */}
        <label key={`${realm} ${corrected}`} className="field correct-why">
          <span className="small">{sayAtDesk('desk.why')}</span>
          <input type="text" dir="auto" name="why" maxLength={LONGEST_NOTE} required />
        </label>
        <button type="submit" className="button">
          {sayAtDesk('desk.correct-do')}
        </button>
      </form>
    </>
  );
}
