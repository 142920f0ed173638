import { Options } from '../../../panel/choose.tsx';
import { FRAGMENTS } from '../../lists.ts';
import { CommodityToken, FragmentToken, TradeGoodToken } from '../art/tokens.tsx';
import { isShort, type SideName } from '../logic/composer/draft.ts';
import { isEmptyStock, stockOf } from '../logic/composer/goods.ts';
import { NoteText } from '../note-text.tsx';
import { nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Others } from './others.tsx';
import { Stepper } from './stepper.tsx';

type SideTrayProps = {
  readonly side: SideName;
  readonly giver: string;
  readonly taker: string;
};

/** One side of the offer: goods by count, a note by name, and whatever else the rules let this seat give. */
export function SideTray({ side, giver, taker }: SideTrayProps) {
  const { view, draft, change } = useTable();
  const stock = stockOf(view, giver, taker);
  const items = draft[side];
  // What the other does not have yet may be asked for all the same: an offer waits until he has.
  const own = view.seats[giver];
  const most =
    side === 'gives' || own === undefined
      ? stock
      : {
          commodities: Math.max(stock.commodities, own.commodityValue),
          tradeGoods: Number.POSITIVE_INFINITY,
        };
  const title = side === 'gives' ? say('side.gives') : say('side.asks', { seat: seatName(giver) });
  return (
    <fieldset className="ti-tray">
      <legend>{title}</legend>
      {side === 'gives' && isEmptyStock(stock) && (
        <p className="quiet small">{say('side.empty')}</p>
      )}
      {most.commodities > 0 && (
        <Stepper
          label={say('goods.commodities')}
          short={say('short.commodities')}
          token={<CommodityToken />}
          value={items.commodities ?? 0}
          most={most.commodities}
          of={stock.commodities}
          onChange={(n) => change({ type: 'count', side, kind: 'commodities', n })}
        />
      )}
      {most.tradeGoods > 0 && (
        <Stepper
          label={say('goods.trade-goods')}
          short={say('short.trade-goods')}
          token={<TradeGoodToken />}
          value={items.tradeGoods ?? 0}
          most={most.tradeGoods}
          of={stock.tradeGoods}
          onChange={(n) => change({ type: 'count', side, kind: 'tradeGoods', n })}
        />
      )}
      {FRAGMENTS.filter((kind) => (stock.relicFragments[kind] ?? 0) > 0).map((kind) => (
        <Stepper
          key={kind}
          label={say(`goods.${kind}`)}
          short={say(`short.${kind}`)}
          token={<FragmentToken kind={kind} />}
          value={items.relicFragments?.[kind] ?? 0}
          most={stock.relicFragments[kind] ?? 0}
          onChange={(n) => change({ type: 'fragment', side, kind, n })}
        />
      ))}
      {stock.notes.length > 0 && (
        <NotePick side={side} title={title} giver={giver} notes={stock.notes} />
      )}
      <NoteText note={items.promissoryNote} />
      <Others side={side} stock={stock} owner={taker} />
      {side === 'asks' && isShort(items, stock) && (
        <p className="small ti-tray-later" role="status">
          {say('side.later', { seat: seatName(giver) })}
        </p>
      )}
    </fieldset>
  );
}

type NotePickProps = Pick<SideTrayProps, 'side' | 'giver'> & {
  /** What the side is called. */
  readonly title: string;
  readonly notes: readonly string[];
};

/** The one note of a side, or none; the giver's own are told without his name. */
function NotePick({ side, giver, title, notes }: NotePickProps) {
  const { draft, change } = useTable();
  return (
    <select
      className="ti-note-pick"
      aria-label={say('goods.note-of', { side: title })}
      value={draft[side].promissoryNote ?? ''}
      onChange={({ target: { value } }) =>
        change({ type: 'note', side, note: value === '' ? null : value })
      }
    >
      <option value="">{say('goods.no-note')}</option>
      <Options
        options={notes}
        tell={(note) =>
          note.startsWith(`${giver}/`) ? nameOf(note.slice(giver.length + 1)) : noteName(note)
        }
      />
    </select>
  );
}
