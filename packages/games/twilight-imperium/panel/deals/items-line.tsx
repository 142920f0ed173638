import { FRAGMENTS } from '../../lists.ts';
import { partsOfItems } from '../../telling-items.ts';
import type { SeenItems } from '../../view.ts';
import {
  CardToken,
  CommodityToken,
  FragmentToken,
  NoteToken,
  TradeGoodToken,
} from '../art/tokens.tsx';
import { MANNER, noteName, say } from '../say.ts';

/** One side of an exchange: tokens with their counts; in words for those who do not see them. */
export function ItemsLine({ word, items }: { word: string; items: SeenItems }) {
  const { commodities = 0, tradeGoods = 0, relicFragments = {}, promissoryNote } = items;
  const others = partsOfItems(
    { ...items, commodities: 0, tradeGoods: 0, relicFragments: {}, promissoryNote: undefined },
    MANNER,
  );
  const isEmpty = Object.keys(items).length === 0;
  return (
    <p className="ti-side">
      <span className="ti-word">{word}</span>
      <span className="unseen">
        {isEmpty ? say('nothing') : partsOfItems(items, MANNER).join(', ')}
      </span>
      <span className="ti-tokens" aria-hidden="true">
        {isEmpty && <span className="quiet">{say('nothing')}</span>}
        {commodities > 0 && (
          <span className="ti-good">
            <CommodityToken /> {commodities}
          </span>
        )}
        {tradeGoods > 0 && (
          <span className="ti-good">
            <TradeGoodToken /> {tradeGoods}
          </span>
        )}
        {FRAGMENTS.filter((kind) => (relicFragments[kind] ?? 0) > 0).map((kind) => (
          <span key={kind} className="ti-good">
            <FragmentToken kind={kind} /> {relicFragments[kind]}
          </span>
        ))}
        {promissoryNote !== undefined && (
          <span className="ti-good">
            <NoteToken /> {noteName(promissoryNote)}
          </span>
        )}
        {others.map((other) => (
          <span key={other} className="ti-good">
            <CardToken /> {other}
          </span>
        ))}
      </span>
    </p>
  );
}
