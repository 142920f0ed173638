import { type FormEvent, useId, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { nameOf, say } from '../say.ts';

type DealFormProps = {
  /** Whom the offer is for; null: to be chosen. */
  readonly to: string | null;
  /** The words that stand there at first. */
  readonly words: string;
  /** How many ducats stand there at first. */
  readonly start?: { readonly gives: number; readonly asks: number };
  /** An offer of one's own that is being changed. */
  readonly changes?: { readonly id: string; readonly gives: number; readonly asks: number };
  readonly onDone?: () => void;
};

/** An offer of ducats with words, from one seat to another: ducats move at once, the words bind nobody. */
export function DealForm({ to, words: text, start, changes, onDone }: DealFormProps) {
  const { view, me, words, send } = useBoard();
  const others = Object.keys(view.seats).filter((realm) => realm !== me);
  const [partner, setPartner] = useState(to ?? others[0] ?? '');
  const [gives, setGives] = useState(changes?.gives ?? start?.gives ?? 0);
  const [asks, setAsks] = useState(changes?.asks ?? start?.asks ?? 0);
  const [deal, setDeal] = useState(text);
  const id = useId();
  if (me === null || others.length === 0) return null;
  const own = view.seats[me]?.ducats ?? 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = deal.trim();
    const terms = { gives: { ducats: gives }, asks: { ducats: asks } };
    const answer = await send(
      changes
        ? { type: 'revise', offer: changes.id, ...terms, deal: text === '' ? null : text }
        : { type: 'propose', to: partner, ...terms, ...(text !== '' && { deal: text }) },
    );
    if (!answer.ok) return;
    setGives(0);
    setAsks(0);
    setDeal('');
    onDone?.();
  };
  return (
    <form className="deal" onSubmit={submit} aria-labelledby={id}>
      <h3 id={id}>{say(changes ? 'deal.change' : 'deal')}</h3>
      {!changes && (
        <label className="field deal-to">
          <span className="small">{say('deal.to')}</span>
          <select value={partner} onChange={({ target }) => setPartner(target.value)}>
            {others.map((realm) => (
              <option key={realm} value={realm}>
                {nameOf(words, realm)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Ducats label={say('deal.gives')} value={gives} onChange={setGives} />
      <Ducats label={say('deal.asks')} value={asks} onChange={setAsks} />
      {gives > own && (
        <p className="small slip-lack" role="status">
          {say('deal.short', { n: own })}
        </p>
      )}
      <label className="field deal-words">
        <span className="small">{say('deal.words')}</span>
        <input
          type="text"
          maxLength={280}
          value={deal}
          onChange={({ target }) => setDeal(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say(changes ? 'deal.revise' : 'deal.send')}
      </button>
    </form>
  );
}

type DucatsProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** How many ducats: what is typed stands, even where it is more than there is; the rules say so. */
function Ducats({ label, value, onChange }: DucatsProps) {
  return (
    <label className="field deal-ducats">
      <span className="small">{label}</span>
      <input
        type="number"
        min={0}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber || 0)))}
      />
    </label>
  );
}
