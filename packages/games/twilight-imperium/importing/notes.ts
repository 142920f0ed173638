import { EXPANSIONS, factions } from '../data/factions.ts';
import { notesOf, partsOf } from '../notes.ts';

/** What the bot calls the notes that every player has, after the colour of their owner: `blue_sftt`. */
const GENERIC: Readonly<Record<string, string>> = {
  cf: 'ceasefire',
  ta: 'trade-agreement',
  ps: 'political-secret',
  sftt: 'support-for-the-throne',
  an: 'alliance',
};

/** What the bot calls notes of factions, where it is not the name of the note. */
const OF_FACTIONS: Readonly<Record<string, string>> = {
  convoys: 'trade-convoys',
  pop: 'promise-of-protection',
  iff: 'creuss-iff',
  ra: 'research-agreement',
  gift: 'gift-of-prescience',
  shareknowledge: 'share-knowledge',
};

/** A seat of the game that is read: its name, its faction, and its colour where the file tells it. */
export type Owner = { readonly seat: string; readonly color?: string | undefined };

/** The note that AsyncTI4 calls so, among those of these owners; undefined for one that cannot be told. */
function noteFrom(name: string, owners: readonly Owner[]): string | undefined {
  const at = name.lastIndexOf('_');
  const [color, suffix] = [name.slice(0, Math.max(0, at)), name.slice(at + 1)];
  const generic = Object.hasOwn(GENERIC, suffix) ? GENERIC[suffix] : undefined;
  const kind = Object.hasOwn(OF_FACTIONS, name) ? OF_FACTIONS[name] : name.replaceAll('_', '-');
  const owner = generic
    ? owners.find((one) => one.color === color && color !== '')
    : owners.find(({ seat }) => hasNote(seat, kind));
  if (owner === undefined) return undefined;
  const note = `${owner.seat}/${generic ?? kind}`;
  return notesOf(owner.seat, owner.seat, EXPANSIONS).includes(note) ? note : undefined;
}

function hasNote(faction: string, kind: string | undefined): boolean {
  return factions.some(({ id, notes }) => id === faction && notes.some((note) => note === kind));
}

/** The notes of a play area that can be told and lie there for others, and the names of all the rest. */
export function readPlayArea(
  names: readonly string[],
  seat: string,
  owners: readonly Owner[],
): { readonly notes: readonly string[]; readonly unknown: readonly string[] } {
  const found = names.map((name) => ({ name, note: noteFrom(name, owners) }));
  const isThere = (note: string | undefined): note is string =>
    note !== undefined && partsOf(note).owner !== seat;
  return {
    notes: [...new Set(found.map(({ note }) => note).filter(isThere))],
    unknown: found.filter(({ note }) => !isThere(note)).map(({ name }) => name),
  };
}
