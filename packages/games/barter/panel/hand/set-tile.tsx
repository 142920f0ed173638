import { useDrag } from 'react-aria-components';
import { tintStyle } from '../../../panel/kinds/tints.ts';
import { Fan } from '../art/fan.tsx';
import { useFloor } from '../floor-context.ts';
import { faceValue } from '../logic/floor-deck.ts';
import { gainOfNext, setValue } from '../logic/hand.ts';
import { CARD_TYPE } from '../mat/card-type.ts';
import { nameOf, say } from '../say.ts';
import { Pips } from './pips.tsx';

type SetTileProps = {
  readonly kind: string;
  readonly cards: number;
  /** How many of them are neither sealed nor on the mat. */
  readonly spare: number;
  readonly arriving: number;
  readonly leaving: number;
  /** How many of them lie on the mat. */
  readonly laid: number;
  /** How many of them are sealed into deals. */
  readonly sealed: number;
};

/** One set of the hand: what it is worth, what one more would add, and a way to give a card of it. */
export function SetTile({ kind, cards, spare, arriving, leaving, laid, sealed }: SetTileProps) {
  const { view, deck, words, lay, still } = useFloor();
  const name = nameOf(words, kind);
  // While cards are drawn there is no mat to lay them on.
  const isIdle = still || view.phase === 'draw';
  const disabled = isIdle || spare < 1;
  // Only a pointer drags: by keyboard and screen reader a press on the set lays its card.
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: disabled,
    getItems: () => [{ [CARD_TYPE]: kind, 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  });
  const press = say(view.phase === 'purchase' ? 'hand.turn-in' : 'hand.lay', { kind: name });
  const limit = deck.commodities[kind]?.limit ?? 0;
  const value = setValue(deck, kind, cards);
  const gain = gainOfNext(deck, kind, cards);
  const label = tellSet({ kind: name, n: cards, limit, value, next: value + gain });
  return (
    <li
      className={`set ${isDragging ? 'set-dragging' : ''}`}
      style={tintStyle(kind)}
      data-kind={kind}
    >
      <div {...dragProps} className="set-drag">
        <button
          type="button"
          className="set-face"
          aria-label={isIdle ? label : [`${label}.`, ...tellLaying(press, spare, laid)].join(' ')}
          aria-disabled={disabled}
          onClick={() => !disabled && lay(kind)}
        >
          <Fan
            kind={kind}
            cards={cards}
            value={faceValue(deck, kind)}
            arriving={arriving}
            leaving={leaving}
            away={cards - Math.max(0, spare)}
          />
          <span className="set-line">
            <span className="set-name">{name}</span>
            <strong className="set-value">{value}</strong>
          </span>
          <Pips filled={cards} limit={limit} />
          <span className="small set-next">
            {sealed > 0 ? say('hand.sealed', { n: sealed }) : nextText(gain, limit)}
          </span>
        </button>
        <span className="set-handle">
          <svg viewBox="0 0 10 16" aria-hidden="true" focusable="false">
            <path
              d="M3 3h.01M7 3h.01M3 8h.01M7 8h.01M3 13h.01M7 13h.01"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          </svg>
        </span>
      </div>
    </li>
  );
}

type Told = {
  readonly kind: string;
  readonly n: number;
  readonly limit: number;
  readonly value: number;
  /** What the set would be worth with one card more. */
  readonly next: number;
};

/** What there is of a set and what it is worth, for those who do not see it. */
function tellSet(told: Told): string {
  if (told.limit === 0) return say('hand.water', told);
  return say(told.next === told.value ? 'hand.full' : 'hand.set', told);
}

/** How much of a set lies on the mat, and what a press does, for those who do not see it. */
function tellLaying(press: string, spare: number, laid: number): readonly string[] {
  if (spare < 1) return [say('hand.none-spare')];
  return laid > 0 ? [`${say('hand.laid', { n: laid })}.`, press] : [press];
}

function nextText(gain: number, limit: number): string {
  if (gain > 0) return say('hand.next', { gain });
  return limit > 0 ? say('hand.complete') : '\u00a0';
}
