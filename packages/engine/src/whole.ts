import { type Fields, isFields, quote } from './json.ts';
import { countFields } from './listed.ts';
import { remember } from './memo.ts';

/** Of a record with more fields it is remembered how each is written: with all of them, others are shown most again. */
const LONG = 200;

/**
 * A whole view as the text that `JSON.stringify` makes of it. Of its long records only those fields are turned into
 * text that were not before, in this view or in another: what thousands of offers say is written once for all chairs.
 */
export function writeView(view: unknown): string {
  return isFields(view) ? writeFields(view, writePart) : JSON.stringify(view);
}

function writePart(part: unknown): string {
  if (!isFields(part) || countFields(part) <= LONG) return JSON.stringify(part);
  return writeFields(part, writeField);
}

function writeField(field: unknown): string {
  return isFields(field) ? writeOnce(field) : JSON.stringify(field);
}

const writeOnce = remember((field: Fields): string => JSON.stringify(field));

/** One that holds undefined is none, as in JSON. */
function writeFields(record: Fields, write: (value: unknown) => string): string {
  const fields: string[] = [];
  for (const key of Object.keys(record)) {
    const value = record[key];
    if (value !== undefined) fields.push(`${quote(key)}:${write(value)}`);
  }
  return `{${fields.join()}}`;
}
