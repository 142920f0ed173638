import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { Choose } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import { livingOf } from '../../elimination.ts';
import type { Items } from '../../items.ts';
import { FRAGMENTS } from '../../lists.ts';
import { tellItems } from '../../telling-items.ts';
import { handedIn } from '../logic/desks/uses.ts';
import { MANNER, nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type HandOverProps = {
  readonly seat: string;
  readonly onSend: Send;
};

/** A card makes this seat give another something; that is no transaction. */
export function HandOver({ seat, onSend }: HandOverProps) {
  const { view, Sure } = useTable();
  const handed = handedIn(view);
  // What stands first changes with a combat: what stood here when this was opened goes on standing here.
  const [chosen, setEffect] = useState(handed[0]?.effect);
  const [wanted, setWanted] = useState<string | null>(null);
  const [partner, setPartner] = useState<string | null>(null);
  const own = view.seats[seat];
  const others = livingOf(view).filter((other) => other !== seat);
  const { effect, kind } = handed.find((one) => one.effect === chosen) ?? {
    effect: '',
    kind: 'commodities',
  };
  if (own === undefined) return null;
  const choices =
    kind === 'promissoryNote'
      ? (view.hand?.promissoryNotes ?? [])
      : FRAGMENTS.filter((one) => (own.relicFragments[one] ?? 0) > 0);
  const what = choices.find((one) => one === wanted) ?? choices[0] ?? '';
  const to = others.find((other) => other === partner) ?? others[0] ?? '';
  const items = itemsOf(kind, what, own.commodities);
  const hasNone = kind === 'commodities' ? own.commodities === 0 : choices.length === 0;
  return (
    <section>
      <h3>{say('hand-over')}</h3>
      <p className="small">{say('hand-over.hint')}</p>
      <Choose
        label={say('hand-over.effect')}
        value={effect}
        options={handed.map((one) => one.effect)}
        tell={nameOf}
        onChange={setEffect}
      />
      {kind !== 'commodities' && !hasNone && (
        <Choose
          label={say('hand-over.what')}
          value={what}
          options={choices}
          tell={kind === 'promissoryNote' ? noteName : nameOf}
          onChange={setWanted}
        />
      )}
      <Choose
        label={say('hand-over.to')}
        value={to}
        options={others}
        tell={seatName}
        onChange={setPartner}
      />
      {hasNone ? (
        <p className="small quiet">{say('hand-over.none')}</p>
      ) : (
        <AskedButton
          Sure={Sure}
          question={say('hand-over.sure', {
            to: seatName(to),
            items: tellItems(items, MANNER),
            effect: nameOf(effect),
          })}
          yes={say('hand-over.do')}
          act={() => onSend({ type: 'hand-over', to, items, effect })}
        >
          {say('hand-over.do')}
        </AskedButton>
      )}
    </section>
  );
}

/** What is handed over: all commodities, a note, or a fragment. */
function itemsOf(
  kind: ReturnType<typeof handedIn>[number]['kind'],
  what: string,
  commodities: number,
): Items {
  if (kind === 'commodities') return { commodities };
  return kind === 'promissoryNote' ? { promissoryNote: what } : { relicFragments: { [what]: 1 } };
}
