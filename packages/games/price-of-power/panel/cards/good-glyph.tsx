import type { CSSProperties } from 'react';
import { GlyphPicture } from '../../../panel/kinds/glyph.tsx';
import { KindGlyph } from '../../../panel/kinds/kind-glyph.tsx';
import { styleOf, type Tint, tintStyle } from '../../../panel/kinds/tints.ts';

/** Goods that look as a kind of the other games does. */
const ALIKE: Readonly<Record<string, string>> = {
  chinaware: 'ceramics',
  dyes: 'dye',
  fur: 'furs',
  'naval-supplies': 'timber',
  paper: 'papyrus',
};

/** The glyphs of this game's own goods. */
const OWN: Readonly<Record<string, string>> = {
  cocoa:
    'M12 2.5c4.2 3 6 6.3 6 9.7 0 4.3-2.7 7.5-6 9.3-3.3-1.8-6-5-6-9.3 0-3.4 1.8-6.7 6-9.7zM12 2.5v19M8.7 6c-1.2 4-1.2 8.5.3 12.7M15.3 6c1.2 4 1.2 8.5-.3 12.7',
  coffee:
    'M6.5 4.5C2.5 8 2 15 6 18.5s10.5 1.5 13-3 1.5-10-2-12-7.5-1.5-10.5 1zM18.5 4c-4 1-4 4.5-6.5 7s-5 2.5-6 7.5',
  tobacco:
    'M12 22V5M12 3c6 2 8 6 6 11-2 .5-4 0-6-1.5-2 1.5-4 2-6 1.5-2-5 0-9 6-11zM12 8l3.5-1.5M12 11l4.5-1M12 8L8.5 6.5M12 11l-4.5-1',
  slaves:
    'M7 4.5h4a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-1a3 3 0 0 1 3-3zM13 12.5h4a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3v-1a3 3 0 0 1 3-3zM11 9.5l2 5',
};

const TINTS: Readonly<Record<string, Tint>> = {
  cocoa: [40, 0.07],
  coffee: [55, 0.06],
  tobacco: [110, 0.08],
  slaves: [20, 0.02],
};

/** The tint of whatever shows a good. */
export function goodTint(good: string): CSSProperties {
  const own = TINTS[good];
  return own ? styleOf(own) : tintStyle(ALIKE[good] ?? good);
}

/** The picture of a good in the colour of its text. */
export function GoodGlyph({ good }: { readonly good: string }) {
  const own = OWN[good];
  return own ? <GlyphPicture line={own} /> : <KindGlyph kind={ALIKE[good] ?? good} />;
}
