import { CST, Lexer } from 'yaml';

/** As far to the right a line's first value may begin: every block that it lies in takes a column at least. */
const MAX_COLUMN = 512;

const OPENING = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSING = new Set(['flow-map-end', 'flow-seq-end']);
const INDICATORS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);

/**
 * Whether a YAML text opens more than `most` brackets within each other, or indents so far that it could
 * overflow the stack of whoever reads it. It is looked at token by token, without recursion.
 */
export function isNestedTooDeep(text: string, most: number): boolean {
  let brackets = 0;
  let column = 0;
  let isBeginning = true;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    const type = isScalar ? 'scalar' : (CST.tokenType(token) ?? '');
    isScalar = token === CST.SCALAR && !isScalar;
    if (OPENING.has(type)) brackets += 1;
    else if (CLOSING.has(type)) brackets -= 1;
    if (type === 'newline') {
      column = 0;
      isBeginning = brackets === 0;
    } else if (type === 'space' || INDICATORS.has(type)) column += isBeginning ? token.length : 0;
    else if (type.endsWith('scalar')) isBeginning = false;
    if (brackets > most || column > MAX_COLUMN) return true;
  }
  return false;
}
