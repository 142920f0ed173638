import { type FormEvent, useRef, useState } from 'react';
import { MOST_CITIES, MOST_TOKENS, USUAL_CITIES } from '../../bounds.ts';
import type { View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import type { Counts } from '../logic/desks/kept-cities.ts';
import type { NextTurnForm } from '../logic/desks/kept-next-turn.ts';
import { findOver, findUnseen, findUnspent } from '../logic/desks/unspent.ts';
import { listOf, say, seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

/** With what the form begins; without `mining`, whoever held it before has it still. */
export type Beginning = Omit<NextTurnForm, 'mining'> & Partial<NextTurnForm>;

type NextTurnProps = {
  readonly begin: Beginning;
  /** What stands in the form, whenever something there has changed. */
  readonly onChange: (form: NextTurnForm) => void;
  readonly onDealt: (cities: Counts) => void;
};

/** The host's form for the next turn: everybody's cities and treasury, and where it counts, who holds Mining. */
export function NextTurn({ begin, onChange, onDealt }: NextTurnProps) {
  const { view, deck, bots, send, Sure } = useFloor();
  const form = useRef<HTMLFormElement>(null);
  const lead = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const seats = Object.keys(view.seats);
  const hasMining = Object.values(deck.commodities).some(({ mined }) => mined);
  const question = findQuestion(view.seats, bots);
  const over = findOver(view);
  const leave = () => {
    setAsked(false);
    lead.current?.focus();
  };
  const deal = async () => {
    // They may have been changed since they were asked about.
    if (!form.current?.reportValidity()) return;
    const { cities, treasury, mining } = readForm(form.current, seats);
    const answer = await send({
      type: 'next-turn',
      cities,
      treasury,
      ...(hasMining && { mining }),
    });
    if (answer.ok) onDealt(cities);
    else leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Where some must surrender first there is nothing to decide: it is refused, with the rule behind it.
    if (question !== null && over.length === 0) setAsked(true);
    else void deal();
  };
  return (
    <form
      ref={form}
      className="next-turn"
      onSubmit={submit}
      onChange={({ currentTarget }) => onChange(readForm(currentTarget, seats))}
    >
      {seats.map((seat) => (
        <SeatFields key={seat} seat={seat} begin={begin} hasMining={hasMining} />
      ))}
      {Object.values(begin.treasury).some((left) => left > 0) && (
        <p className="small next-left">{sayAtDesk('host.next-left')}</p>
      )}
      {over.length > 0 && (
        <p className="small next-left">
          {sayAtDesk('host.next-over', { seats: listOf(over.map(seatName)) })}
        </p>
      )}
      <button ref={lead} type="submit" className="button button-lead">
        {sayAtDesk('host.next-start')}
      </button>
      {asked && question !== null && over.length === 0 && (
        <Sure
          text={question}
          yes={sayAtDesk('host.next-yes')}
          onYes={() => void deal()}
          onNo={leave}
        />
      )}
    </form>
  );
}

type SeatFieldsProps = Pick<NextTurnProps, 'begin'> & {
  readonly seat: string;
  readonly hasMining: boolean;
};

/** What one seat begins the turn with; `readForm` knows the fields by their names. */
function SeatFields({ seat, begin, hasMining }: SeatFieldsProps) {
  const { view, Mark } = useFloor();
  const name = { seat: seatName(seat) };
  return (
    <fieldset>
      <legend>
        <Mark seat={seat} /> {name.seat}
      </legend>
      <NumberField
        name={`cities-${seat}`}
        label={say('host.cities', name)}
        short={say('setup.cities')}
        start={begin.cities[seat] ?? USUAL_CITIES}
        max={MOST_CITIES}
      />
      <NumberField
        name={`treasury-${seat}`}
        label={say('host.treasury', name)}
        short={say('setup.treasury')}
        start={begin.treasury[seat] ?? 0}
        max={MOST_TOKENS}
      />
      {hasMining && (
        <label className="check">
          <input
            type="checkbox"
            name={`mining-${seat}`}
            aria-label={say('setup.mining-of', name)}
            defaultChecked={begin.mining?.includes(seat) ?? view.seats[seat]?.mining === true}
          />
          <span aria-hidden="true">{say('setup.mining')}</span>
        </label>
      )}
    </fieldset>
  );
}

function readForm(form: HTMLFormElement, seats: readonly string[]): NextTurnForm {
  const data = new FormData(form);
  const read = (what: string) =>
    Object.fromEntries(seats.map((seat) => [seat, Number(data.get(`${what}-${seat}`) ?? 0)]));
  const mining = seats.filter((seat) => data.has(`mining-${seat}`));
  return { cities: read('cities'), treasury: read('treasury'), mining };
}

/** What is asked before the cards are dealt, for what is then over for this turn; null where nothing is. */
function findQuestion(seats: View['seats'], bots: readonly string[]): string | null {
  const [unseen, unspent] = [findUnseen(seats), findUnspent(seats, bots)];
  const told = [
    ...(unseen.length > 0
      ? [sayAtDesk('host.next-unseen', { seats: listOf(unseen.map(seatName)) })]
      : []),
    ...(unspent.length > 0
      ? [sayAtDesk('host.next-unspent', { seats: listOf(unspent.map(seatName)) })]
      : []),
  ];
  return told.length === 0 ? null : [...told, sayAtDesk('host.next-ask')].join(' ');
}

type NumberFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly short: string;
  readonly start: number;
  readonly max: number;
};

function NumberField({ name, label, short, start, max }: NumberFieldProps) {
  return (
    <label className="field">
      <span className="small" aria-hidden="true">
        {short}
      </span>
      <input
        aria-label={label}
        type="number"
        name={name}
        min={0}
        max={max}
        defaultValue={start}
        required
      />
    </label>
  );
}
