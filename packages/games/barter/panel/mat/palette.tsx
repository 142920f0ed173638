import { type KeyboardEvent, useState } from 'react';
import { KindGlyph } from '../../../panel/kinds/kind-glyph.tsx';
import { tintStyle } from '../../../panel/kinds/tints.ts';
import { useFloor } from '../floor-context.ts';
import { type FloorDeck, faceValue, isCommodity, kindsToSay } from '../logic/floor-deck.ts';
import { stepTo } from '../logic/mat/roving.ts';
import { nameOf, say } from '../say.ts';

/** Up to so many commodities there is room for their names beside their glyphs, on any screen. */
const NAMED = 20;

/** Every card of the table that may be named, to ask for: one stop for the Tab key, the arrow keys go from kind to kind. */
export function Palette() {
  const { view, deck, words, change } = useFloor();
  const [at, setAt] = useState(0);
  const held = view.hand ?? {};
  const kinds = kindsToSay(deck);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepTo(event.key, at, kinds.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className={`palette ${Object.keys(deck.commodities).length <= NAMED ? 'palette-named' : ''}`}
      role="toolbar"
      aria-label={say('mat.want')}
      onKeyDown={walk}
    >
      {kinds.map((kind, place) => (
        <button
          key={kind}
          type="button"
          className={`palette-kind ${(held[kind] ?? 0) > 0 ? 'palette-held' : ''}`}
          style={tintStyle(kind)}
          aria-label={say('mat.ask-add', { kind: nameOf(words, kind) })}
          title={tellKind(deck, kind, held[kind] ?? 0)}
          tabIndex={place === at ? 0 : -1}
          onFocus={() => setAt(place)}
          onClick={() => change({ type: 'ask', kind })}
        >
          <KindGlyph kind={kind} />
          <span className="palette-name" aria-hidden="true">
            {nameOf(words, kind)}
          </span>
          {isCommodity(deck, kind) && <span aria-hidden="true">{faceValue(deck, kind)}</span>}
        </button>
      ))}
    </div>
  );
}

/** What the number beside a kind and the line below it say. */
function tellKind(deck: FloorDeck, kind: string, n: number): string {
  const told = [
    isCommodity(deck, kind) && say('mat.kind-worth', { value: faceValue(deck, kind) }),
    n > 0 && say('mat.kind-held', { n }),
  ];
  return told.filter((part) => part !== false).join(' · ');
}
