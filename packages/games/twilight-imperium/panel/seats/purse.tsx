import { ruleOf } from '../../notes.ts';
import { CommodityToken, FragmentToken, NoteToken, TradeGoodToken } from '../art/tokens.tsx';
import { OwnDesk } from '../desks/own-desk.tsx';
import { FRAGMENTS } from '../logic/goods.ts';
import { countOf } from '../logic/tell-items.ts';
import { DropDown } from '../parts/drop-down.tsx';
import { nameOf, noteName, say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Gain } from './gain.tsx';

/** One’s own goods and hand, at the thumb: a press lays a good or a note on the mat. */
export function Purse({ seat }: { seat: string }) {
  const { view, still, send } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <section className="ti-purse" aria-label={say('purse')}>
      <Goods seat={seat} />
      <Hand />
      {!still && (
        <div className="acts ti-purse-acts">
          <button type="button" className="button" onClick={() => void send({ type: 'replenish' })}>
            {say('replenish')}
          </button>
          <DropDown label={say('own.more')} placement="top end">
            {(close) => <OwnDesk seat={seat} onDone={close} />}
          </DropDown>
        </div>
      )}
    </section>
  );
}

function Goods({ seat }: { seat: string }) {
  const { view, draft, change } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { commodities, commodityValue, tradeGoods, relicFragments } = own;
  const laid = draft.gives;
  const add = (kind: 'commodities' | 'tradeGoods', most: number) => () =>
    change({ type: 'count', side: 'gives', kind, n: Math.min(most, (laid[kind] ?? 0) + 1) });
  return (
    <div className="ti-purse-goods">
      <button
        type="button"
        className="ti-purse-good"
        disabled={commodities === 0}
        aria-label={say('purse.give', {
          goods: countOf('commodity', commodities),
          laid: laid.commodities ?? 0,
        })}
        onClick={add('commodities', commodities)}
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
        <Gain seat={seat} figure="commodities" />
      </button>
      <button
        type="button"
        className="ti-purse-good"
        disabled={tradeGoods === 0}
        aria-label={say('purse.give', {
          goods: countOf('trade-good', tradeGoods),
          laid: laid.tradeGoods ?? 0,
        })}
        onClick={add('tradeGoods', tradeGoods)}
      >
        <TradeGoodToken />
        <strong>{tradeGoods}</strong>
        <Gain seat={seat} figure="tradeGoods" />
      </button>
      {FRAGMENTS.filter((kind) => (relicFragments[kind] ?? 0) > 0).map((kind) => {
        const n = relicFragments[kind] ?? 0;
        return (
          <button
            key={kind}
            type="button"
            className="ti-purse-good"
            aria-label={say('purse.give', {
              goods: countOf(`fragment-${kind}`, n),
              laid: laid.relicFragments?.[kind] ?? 0,
            })}
            onClick={() =>
              change({
                type: 'fragment',
                side: 'gives',
                kind,
                n: Math.min(n, (laid.relicFragments?.[kind] ?? 0) + 1),
              })
            }
          >
            <FragmentToken kind={kind} />
            <strong>{n}</strong>
            <Gain seat={seat} figure={kind} />
          </button>
        );
      })}
    </div>
  );
}

/** Notes and cards that nobody else sees. A note goes to the mat with a press; those that can be played say so. */
function Hand() {
  const { view, draft, change, viewer, show } = useTable();
  const { hand, playable = [] } = view;
  if (hand === undefined) return null;
  const laid = draft.gives.promissoryNote;
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
                change({ type: 'note', side: 'gives', note: note === laid ? null : note });
                show('mat');
              }}
            >
              <NoteToken />
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
