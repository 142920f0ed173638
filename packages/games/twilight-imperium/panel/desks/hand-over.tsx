import { type FormEvent, useState } from 'react';
import type { PanelCommand } from '../../../panel.ts';
import { FRAGMENTS } from '../logic/goods.ts';
import { HANDED } from '../logic/uses.ts';
import { nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type HandOverProps = {
  readonly seat: string;
  readonly onSend: (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<void>;
};

/** A card makes this seat give another something; that is no transaction. */
export function HandOver({ seat, onSend }: HandOverProps) {
  const { view } = useTable();
  const [effect, setEffect] = useState<string>(HANDED[0].effect);
  const own = view.seats[seat];
  const others = Object.keys(view.seats).filter((other) => other !== seat);
  const kind = HANDED.find((one) => one.effect === effect)?.kind ?? 'commodities';
  if (own === undefined) return null;
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const what = String(form.get('what') ?? '');
    const items =
      kind === 'commodities'
        ? { commodities: own.commodities }
        : kind === 'promissoryNote'
          ? { promissoryNote: what }
          : { relicFragments: { [what]: 1 } };
    void onSend({ type: 'hand-over', to: String(form.get('to')), items, effect });
  };
  const choices =
    kind === 'promissoryNote'
      ? (view.hand?.promissoryNotes ?? []).map((note) => [note, noteName(note)] as const)
      : FRAGMENTS.filter((one) => (own.relicFragments[one] ?? 0) > 0).map(
          (one) => [one, nameOf(one)] as const,
        );
  return (
    <form onSubmit={give}>
      <h3>{say('hand-over')}</h3>
      <p className="small">{say('hand-over.hint')}</p>
      <label className="field">
        <span className="small">{say('hand-over.effect')}</span>
        <select value={effect} onChange={({ target }) => setEffect(target.value)}>
          {HANDED.map((one) => (
            <option key={one.effect} value={one.effect}>
              {nameOf(one.effect)}
            </option>
          ))}
        </select>
      </label>
      {kind !== 'commodities' && (
        <label className="field">
          <span className="small">{say('hand-over.what')}</span>
          <select name="what">
            {choices.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="small">{say('hand-over.to')}</span>
        <select name="to">
          {others.map((other) => (
            <option key={other} value={other}>
              {seatName(other)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {say('hand-over.do')}
      </button>
    </form>
  );
}
