import { type Drawer, readKept, writeKept } from '../drawer.ts';

/** What is being written and was not said yet, by conversation: with one seat, or with all (null). */
export type Unsaid = {
  readonly get: (partner: string | null) => string;
  readonly set: (partner: string | null, text: string) => void;
};

/** No seat is called so. */
const ALL = '';

/** Unsaid words that outlive a reload of the page, under a name of their own in the drawer. */
export function keepUnsaid(drawer: Drawer, name: string): Unsaid {
  const texts = readTexts(readKept(drawer, name));
  return {
    get: (partner) => texts.get(partner ?? ALL) ?? '',
    set: (partner, text) => {
      if (text === '') texts.delete(partner ?? ALL);
      else texts.set(partner ?? ALL, text);
      writeKept(drawer, name, [...texts]);
    },
  };
}

function readTexts(entries: unknown): Map<string, string> {
  return new Map(Array.isArray(entries) ? entries.filter(isText) : []);
}

function isText(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
