/**
 * A glyph as two SVG paths on a 24 by 24 ground: what is filled and what is drawn as a line.
 * Everything here is drawn for Haggle.
 */
export type Glyph = { readonly fill?: string; readonly line?: string };

/** A glyph in the colour of its text. It says nothing: the name stands beside it or in a label. */
export function GlyphPicture({ fill, line }: Glyph) {
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
