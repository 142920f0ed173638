import { type FormEvent, useState } from 'react';
import { Choose, ChooseField } from '../../../panel/choose.tsx';
import { livingOf } from '../../elimination.ts';
import { CAPTURABLE } from '../../lists.ts';
import type { SeatView } from '../../view.ts';
import { readCards, writeCards } from '../logic/desks/card-list.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Why } from './why-field.tsx';

const HIDDEN = ['actionCards', 'secrets'] as const;
const OPEN = ['relics', 'planets', 'mechs', 'demilitarized'] as const;
const CAPTIVES = 'captured';
const KINDS = [...HIDDEN, ...OPEN, CAPTIVES] as const;
type Kind = (typeof KINDS)[number];

/** The referee’s pen for what has a name: a seat’s cards, relics and planets, and the units that it has captured. */
export function CardsCorrection() {
  const { view, send } = useTable();
  const seats = livingOf(view);
  const [seat, setSeat] = useState(seats[0] ?? '');
  const [kind, setKind] = useState<Kind>('actionCards');
  const own = view.seats[seat];
  if (own === undefined) return null;
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = event.currentTarget;
    const form = new FormData(written);
    const set =
      kind === CAPTIVES ? captivesOf(own, form) : readCards(String(form.get('list') ?? ''));
    const answer = await send({
      type: 'correct',
      seat,
      [kind]: set,
      why: String(form.get('why') ?? ''),
    });
    // Cards may be exchanged one for one: then nothing that lies open has changed, and the form would stay as it was.
    if (answer.ok) written.reset();
  };
  return (
    <form
      key={`${seat} ${kind} ${JSON.stringify(own)}`}
      className="ti-forms"
      onSubmit={(event) => void correct(event)}
    >
      <h3>{say('cards')}</h3>
      <Choose
        label={say('correct.seat')}
        value={seat}
        options={seats}
        tell={seatName}
        onChange={setSeat}
      />
      <Choose
        label={say('cards.kind')}
        value={kind}
        options={KINDS}
        tell={(one) => say(`cards.${one}`)}
        onChange={setKind}
      />
      {kind === CAPTIVES ? <Captives seat={seat} /> : <Listed seat={seat} kind={kind} own={own} />}
      <Why />
      <button type="submit" className="button">
        {say('correct.do')}
      </button>
    </form>
  );
}

/** The captured units of a seat after what the form says of one kind; nothing is captured twice over. */
function captivesOf({ captured }: SeatView, form: FormData) {
  const owner = String(form.get('owner') ?? '');
  const unit = String(form.get('unit') ?? '');
  return { ...captured, [owner]: { ...captured[owner], [unit]: Number(form.get('n') ?? 0) } };
}

type ListedProps = {
  readonly seat: string;
  readonly kind: Exclude<Kind, typeof CAPTIVES>;
  readonly own: SeatView;
};

/** A list by names: what lies open stands there already, what is hidden is not known to the host either. */
function Listed({ seat, kind, own }: ListedProps) {
  const open = OPEN.find((one) => one === kind);
  return (
    <label className="field">
      <span className="small">{say('cards.list')}</span>
      <textarea
        name="list"
        rows={3}
        defaultValue={open === undefined ? '' : writeCards(own[open], nameOf)}
      />
      <span className="small">
        {say(open === undefined ? 'cards.hidden' : 'cards.open', { seat: seatName(seat) })}
      </span>
    </label>
  );
}

function Captives({ seat }: { readonly seat: string }) {
  const { view } = useTable();
  const others = Object.keys(view.seats).filter((other) => other !== seat);
  return (
    <>
      <ChooseField label={say('cards.owner')} name="owner" options={others} tell={seatName} />
      <ChooseField label={say('cards.unit')} name="unit" options={CAPTURABLE} tell={nameOf} />
      <label className="field">
        <span className="small">{say('cards.how-many')}</span>
        <input type="number" name="n" min={0} max={99} defaultValue={1} required />
      </label>
    </>
  );
}
