import { bagOf } from '@haggle/engine';
import { useRef } from 'react';
import { KindGlyph } from '../../../panel/kinds/kind-glyph.tsx';
import { showFocused } from '../../../panel/show-focused.ts';
import { freeCards } from '../../cards/free.ts';
import { Card } from '../art/card.tsx';
import { useFloor } from '../floor-context.ts';
import { faceValue, isCommodity } from '../logic/floor-deck.ts';
import { PastEdge } from '../past-edge.tsx';
import { nameOf, say, sayCount, seatName } from '../say.ts';
import { Worth } from '../worth.tsx';
import { SetTile } from './set-tile.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useMoves } from './use-moves.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The viewer's own cards: sets that fan out, and calamities set apart. */
export function Hand() {
  const { view, deck, draft } = useFloor();
  const list = useRef<HTMLUListElement>(null);
  const row = useRef<HTMLElement>(null);
  const isPast = useScrolledPast(row);
  const hand = view.hand ?? {};
  const { came, went } = useMoves(hand);
  const laid = bagOf(draft.gives.map((slot) => slot.kind));
  const purpose = draft.purpose;
  const besides = 'offer' in purpose && purpose.type !== 'answer' ? purpose.offer : undefined;
  const free = freeCards(view, besides);
  const kinds = [...new Set([...Object.keys(hand), ...Object.keys(went)])]
    .filter((kind) => isCommodity(deck, kind))
    .sort((a, b) => faceValue(deck, b) - faceValue(deck, a) || a.localeCompare(b));
  useArrivals(
    row,
    kinds.find((kind) => came[kind] !== undefined && came[kind] === hand[kind]),
  );
  return (
    <section
      ref={row}
      className="hand"
      data-past={isPast}
      aria-label={say('hand')}
      onFocus={showFocused}
    >
      <header className="hand-head">
        <h2>{say('hand')}</h2>
        <Worth value={view.value?.total ?? 0} />
        <Mining />
        <Peril />
      </header>
      <div className="hand-strip">
        <ul ref={list} className="hand-sets">
          {kinds.map((kind) => (
            <SetTile
              key={kind}
              kind={kind}
              cards={hand[kind] ?? 0}
              spare={(free[kind] ?? 0) - (laid[kind] ?? 0)}
              arriving={came[kind] ?? 0}
              leaving={went[kind] ?? 0}
              laid={laid[kind] ?? 0}
              sealed={(hand[kind] ?? 0) - (free[kind] ?? 0)}
            />
          ))}
          {kinds.length === 0 && <li className="quiet">{say('hand.empty')}</li>}
        </ul>
        <PastEdge list={list} length={kinds.length} />
      </div>
      <Calamities laid={laid} free={free} />
    </section>
  );
}

function Mining() {
  const { view, words } = useFloor();
  const mining = view.value?.mining;
  if (!mining || mining.gain === 0) return null;
  return (
    <span className="hand-mining">
      {say('hand.mining', { kind: nameOf(words, mining.kind), gain: mining.gain })}
    </span>
  );
}

/** Where calamities may lie beyond the edge: how many there are, and the way to them and back. */
function Peril() {
  const { view } = useFloor();
  const n = view.calamities?.length ?? 0;
  if (n === 0) return null;
  return (
    <button
      type="button"
      className="hand-peril"
      aria-label={sayCount('hand.peril', n)}
      onClick={({ currentTarget }) => showCalamities(currentTarget)}
    >
      {/* The skull stands for all of them. */}
      <KindGlyph kind="famine" />
      {n}
    </button>
  );
}

/** Scrolls the hand to where the calamities begin, or back to its beginning where they are in sight already. */
function showCalamities(button: HTMLElement): void {
  const hand = button.closest('.hand');
  const calamities = hand?.querySelector('.hand-calamities');
  if (!hand || !calamities) return;
  const [place, room] = [calamities.getBoundingClientRect(), hand.getBoundingClientRect()];
  const begin = Number.parseFloat(getComputedStyle(hand).scrollPaddingInlineStart) || 0;
  // What is said of the last one is not cut off at the edge.
  const isShown = place.right <= room.right || place.left <= room.left + begin + 1;
  if (isShown) hand.scrollTo({ left: 0 });
  else calamities.scrollIntoView({ inline: 'start', block: 'nearest' });
}

type CalamitiesProps = {
  readonly laid: Readonly<Record<string, number>>;
  readonly free: Readonly<Record<string, number>>;
};

function Calamities({ laid, free }: CalamitiesProps) {
  const { view, deck, words, draft, lay, still } = useFloor();
  const held = view.calamities ?? [];
  // On honour nothing that is handed over is held back; only when it is turned up is it found.
  const isHandOver = draft.purpose.type === 'answer' || draft.purpose.type === 'deliver';
  const anyGoes = isHandOver && view.options.misdeals === 'honour';
  if (held.length === 0) return null;
  return (
    <div className="hand-calamities">
      <h3>{say('hand.calamities')}</h3>
      <ul>
        {held.map(({ kind, from }, at) => {
          const tradable = deck.calamities[kind]?.tradable === true;
          const spare = (free[kind] ?? 0) - (laid[kind] ?? 0);
          const isOneOfTwo =
            (free[kind] ?? 0) > 1 &&
            held.some((other) => other.kind === kind && other.from !== from);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ in nothing but their place
            <li key={`${kind}${at}`}>
              <button
                type="button"
                className="calamity"
                disabled={still || !(tradable || anyGoes) || view.phase !== 'trade'}
                // The keyboard stays on what it has just laid.
                aria-disabled={spare < 1}
                onClick={() => spare > 0 && lay(kind, isOneOfTwo ? from : undefined)}
              >
                <Card kind={kind} calamity className={spare < 1 ? 'card-away' : ''} />
                <span className="calamity-name">{nameOf(words, kind)}</span>{' '}
                <span className="small">
                  {from ? say('hand.from', { seat: seatName(from) }) : say('hand.drawn')}
                  {!tradable && ` · ${say('hand.kept')}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
