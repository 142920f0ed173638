import { CALAMITIES } from './calamity-glyphs.ts';
import { LESSER_GOODS } from './commodity-glyphs.ts';
import type { Glyph } from './glyph.ts';
import { GREATER_GOODS } from './greater-glyphs.ts';

const UNKNOWN: Glyph = { line: 'M12 4l8 8-8 8-8-8z' };

function glyphOf(kind: string): Glyph {
  return LESSER_GOODS[kind] ?? GREATER_GOODS[kind] ?? CALAMITIES[kind] ?? UNKNOWN;
}

/** The picture of a kind in the colour of its text; the name stands beside it or in a label. */
export function KindGlyph({ kind }: { kind: string }) {
  const { fill, line } = glyphOf(kind);
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {fill && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
