import { idFrom } from '../../../names.ts';

/** The ids of cards that somebody wrote down by their names, with commas or lines between; copies stay copies. */
export function readCards(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map(idFrom)
    .filter((id) => id !== '');
}

/** Cards written down so that they are read back as the same; `nameOf` is how they are called. */
export function writeCards(ids: readonly string[], nameOf: (id: string) => string): string {
  return ids.map((id) => (idFrom(nameOf(id)) === id ? nameOf(id) : id)).join(', ');
}
