import type { ReactNode } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { DropDown } from '../../../panel/drop-down.tsx';
import { showFocused } from '../../../panel/show-focused.ts';
import { FRAGMENTS } from '../../lists.ts';
import { ruleOf } from '../../notes.ts';
import { countOf } from '../../telling-items.ts';
import { CommodityToken, FragmentToken, TradeGoodToken } from '../art/tokens.tsx';
import { OwnDesk } from '../desks/own-desk.tsx';
import { callOf } from '../logic/deals/calls.ts';
import { findChances } from '../logic/due.ts';
import { isPromised, takenBy } from '../logic/replenishing.ts';
import { nameOf, noteName, say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Gain } from './gain.tsx';

/** One’s own goods and hand, at the thumb: a press lays a good or a note on the mat. */
export function Purse({ seat }: { seat: string }) {
  const { view, still } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <section className="ti-purse" aria-label={say('purse')} onFocus={showFocused}>
      <Goods seat={seat} />
      <Hand />
      {!still && (
        <div className="acts ti-purse-acts">
          <Replenish seat={seat} />
          <DropDown label={say('own.more')} placement="top end" className="ti-dialog">
            {(close) => <OwnDesk seat={seat} onDone={close} />}
          </DropDown>
        </div>
      )}
    </section>
  );
}

/** Replenishing, which nobody takes back: it says first what it brings. */
function Replenish({ seat }: { seat: string }) {
  const { view, send, Sure } = useTable();
  const took = takenBy(view, seat);
  const told =
    took === 0
      ? say('replenish.none')
      : say('replenish.sure', { goods: countOf('commodity', took) });
  return (
    <AskedButton
      Sure={Sure}
      question={isPromised(view, seat) ? `${told} ${say('replenish.promised')}` : told}
      yes={say('replenish')}
      act={() => send({ type: 'replenish' })}
    >
      {say('replenish')}
    </AskedButton>
  );
}

function Goods({ seat }: { seat: string }) {
  const { view, draft, change } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { commodities, commodityValue, tradeGoods, relicFragments } = own;
  const laid = draft.gives;
  const lay = (kind: 'commodities' | 'tradeGoods', n: number) =>
    change({ type: 'count', side: 'gives', kind, n });
  return (
    <div className="ti-purse-goods">
      <Good
        seat={seat}
        figure="commodities"
        word="commodity"
        held={commodities}
        laid={laid.commodities}
        onLay={(n) => lay('commodities', n)}
      >
        <span className="ti-pips">
          {Array.from({ length: Math.max(commodities, commodityValue) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places on a sheet are all alike
            <CommodityToken key={at} empty={at >= commodities} />
          ))}
        </span>
        <strong>
          {commodities}
          <span className="ti-of">/{commodityValue}</span>
        </strong>
      </Good>
      <Good
        seat={seat}
        figure="tradeGoods"
        word="trade-good"
        held={tradeGoods}
        laid={laid.tradeGoods}
        onLay={(n) => lay('tradeGoods', n)}
      >
        <TradeGoodToken />
        <strong>{tradeGoods}</strong>
      </Good>
      {FRAGMENTS.filter((kind) => (relicFragments[kind] ?? 0) > 0).map((kind) => (
        <Good
          key={kind}
          seat={seat}
          figure={kind}
          word={`fragment-${kind}`}
          held={relicFragments[kind] ?? 0}
          laid={laid.relicFragments?.[kind]}
          onLay={(n) => change({ type: 'fragment', side: 'gives', kind, n })}
        >
          <FragmentToken kind={kind} />
          <strong>{relicFragments[kind]}</strong>
        </Good>
      ))}
    </div>
  );
}

type GoodProps = {
  readonly seat: string;
  readonly figure: string;
  /** What one of it is called. */
  readonly word: Parameters<typeof countOf>[0];
  readonly held: number;
  readonly laid: number | undefined;
  readonly onLay: (n: number) => void;
  readonly children: ReactNode;
};

/** Goods of a kind: a press lays one more of them on the mat, up to all there are. */
function Good({ seat, figure, word, held, laid = 0, onLay, children }: GoodProps) {
  return (
    <button
      type="button"
      className="ti-purse-good"
      disabled={held === 0}
      aria-label={say('purse.give', { goods: countOf(word, held), laid })}
      onClick={() => onLay(Math.min(held, laid + 1))}
    >
      {children}
      {laid > 0 && (
        <span className="ti-tag" aria-hidden="true">
          {say('purse.laid', { n: laid })}
        </span>
      )}
      <Gain seat={seat} figure={figure} />
    </button>
  );
}

/**
 * Notes and cards that nobody else sees. A note goes to the mat with a press; one that can be played now says so, and
 * leads to where it is played, for that passes. On the mat it is chosen all the same.
 */
function Hand() {
  const { view, draft, change, viewer, still, show, goTo } = useTable();
  const { hand, playable = [] } = view;
  if (hand === undefined) return null;
  const laid = draft.gives.promissoryNote;
  const chances = findChances(view);
  const notes = [
    ...hand.promissoryNotes.filter((note) => playable.includes(note)),
    ...hand.promissoryNotes.filter((note) => !playable.includes(note)),
  ];
  return (
    <ul className="ti-hand" aria-label={say('hand')}>
      {notes.map((note) => {
        const isMine = note.startsWith(`${viewer}/`);
        return (
          <li key={note}>
            <button
              type="button"
              className={`ti-note ${isMine ? '' : 'ti-note-others'} ${note === laid ? 'ti-note-laid' : ''}`}
              aria-pressed={note === laid}
              title={ruleOf(note)?.text}
              onClick={() => {
                if (chances.includes(note) && note !== laid && !still) {
                  goTo('offers', callOf(note));
                  return;
                }
                change({ type: 'note', side: 'gives', note: note === laid ? null : note });
                show('mat');
              }}
            >
              {isMine ? nameOf(note.slice(viewer.length + 1)) : noteName(note)}
              {playable.includes(note) && <span className="ti-tag">{say('hand.playable')}</span>}
            </button>
          </li>
        );
      })}
      {[...hand.actionCards, ...hand.secrets].map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place
        <li key={`${card} ${at}`} className="ti-note ti-note-card">
          {nameOf(card)}
        </li>
      ))}
    </ul>
  );
}
