/**
 * A glyph as two SVG paths on a 24 by 24 ground: what is filled and what is drawn as a line.
 * Everything here is drawn for Haggle.
 */
export type Glyph = { readonly fill?: string; readonly line?: string };
