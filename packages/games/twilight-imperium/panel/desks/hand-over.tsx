import { useRef, useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { Choose, ChooseField } from '../../../panel/choose.tsx';
import type { Answer, PanelCommand } from '../../../panel.ts';
import { FRAGMENTS } from '../../lists.ts';
import { HANDED } from '../logic/uses.ts';
import { nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type HandOverProps = {
  readonly seat: string;
  readonly onSend: (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<Answer>;
};

/** A card makes this seat give another something; that is no transaction. */
export function HandOver({ seat, onSend }: HandOverProps) {
  const { view, Sure } = useTable();
  const sheet = useRef<HTMLFormElement>(null);
  const [effect, setEffect] = useState<(typeof HANDED)[number]['effect']>(HANDED[0].effect);
  const own = view.seats[seat];
  const others = Object.keys(view.seats).filter((other) => other !== seat);
  const kind = HANDED.find((one) => one.effect === effect)?.kind ?? 'commodities';
  if (own === undefined) return null;
  const give = () => {
    const form = new FormData(sheet.current ?? undefined);
    const what = String(form.get('what') ?? '');
    const items =
      kind === 'commodities'
        ? { commodities: own.commodities }
        : kind === 'promissoryNote'
          ? { promissoryNote: what }
          : { relicFragments: { [what]: 1 } };
    return onSend({ type: 'hand-over', to: String(form.get('to')), items, effect });
  };
  const choices =
    kind === 'promissoryNote'
      ? (view.hand?.promissoryNotes ?? [])
      : FRAGMENTS.filter((one) => (own.relicFragments[one] ?? 0) > 0);
  return (
    <form ref={sheet} onSubmit={(event) => event.preventDefault()}>
      <h3>{say('hand-over')}</h3>
      <p className="small">{say('hand-over.hint')}</p>
      <Choose
        label={say('hand-over.effect')}
        value={effect}
        options={HANDED.map((one) => one.effect)}
        tell={nameOf}
        onChange={setEffect}
      />
      {kind !== 'commodities' && (
        <ChooseField
          label={say('hand-over.what')}
          name="what"
          options={choices}
          tell={kind === 'promissoryNote' ? noteName : nameOf}
        />
      )}
      <ChooseField label={say('hand-over.to')} name="to" options={others} tell={seatName} />
      <AskedButton
        Sure={Sure}
        question={say('hand-over.sure')}
        yes={say('hand-over.do')}
        act={give}
      >
        {say('hand-over.do')}
      </AskedButton>
    </form>
  );
}
