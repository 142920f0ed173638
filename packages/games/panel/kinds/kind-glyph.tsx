import { CALAMITIES } from './calamity-glyphs.ts';
import { LESSER_GOODS } from './commodity-glyphs.ts';
import { type Glyph, GlyphPicture } from './glyph.tsx';
import { GREATER_GOODS } from './greater-glyphs.ts';

const UNKNOWN: Glyph = { line: 'M12 4l8 8-8 8-8-8z' };

function glyphOf(kind: string): Glyph {
  return LESSER_GOODS[kind] ?? GREATER_GOODS[kind] ?? CALAMITIES[kind] ?? UNKNOWN;
}

/** The picture of a kind in the colour of its text; the name stands beside it or in a label. */
export function KindGlyph({ kind }: { kind: string }) {
  return <GlyphPicture {...glyphOf(kind)} />;
}
