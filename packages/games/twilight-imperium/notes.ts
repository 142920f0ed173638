import { type Expansion, factions } from './data/factions.ts';
import { factionNotes, genericNotes, type Homecoming, type NoteRule } from './data/notes.ts';

const rules: ReadonlyMap<string, NoteRule> = new Map(
  [...genericNotes, ...factionNotes].map((rule) => [rule.id, rule]),
);

const HOME_AFTER_USE: ReadonlySet<Homecoming> = new Set([
  'at-once',
  'agenda-end',
  'combat-end',
  'status-end',
]);

/** The owner of a note and its kind, from its id `OWNER/KIND`. */
export function partsOf(note: string): { readonly owner: string; readonly kind: string } {
  const at = note.indexOf('/');
  return { owner: note.slice(0, Math.max(0, at)), kind: note.slice(at + 1) };
}

/** The rule printed on a note; undefined for what is no note. */
export function ruleOf(note: string): NoteRule | undefined {
  return rules.get(partsOf(note).kind);
}

/** Whether a note, when it is played, goes on to a neighbor of who plays it. */
export function doesPassOn(note: string): boolean {
  return ruleOf(note)?.home === 'passed-on';
}

/** Whether a note is its owner's again, at the end of the round at the latest, once it has been used. */
export function doesComeHome(note: string): boolean {
  const home = ruleOf(note)?.home;
  return home !== undefined && HOME_AFTER_USE.has(home);
}

/** Whether a note is played as an action of one's own turn. */
export function isComponentAction(note: string): boolean {
  return ruleOf(note)?.trigger === 'own-turn';
}

/** Whether a note, when it is played, puts a wormhole token into a system. */
export function doesPlaceToken(note: string): boolean {
  return ruleOf(note)?.placesToken === true;
}

/**
 * The notes of a seat with this faction: five of its own (no Alliance without Prophecy of Kings, nor for
 * the Mahact, whose Hubris purges it), and its faction's.
 */
export function notesOf(seat: string, faction: string, expansions: readonly Expansion[]): string[] {
  const own = factions.find(({ id }) => id === faction)?.notes ?? [];
  const generic = genericNotes
    .map(({ id }) => id)
    .filter((id) => id !== 'alliance' || hasAlliance(faction, expansions));
  return [...generic, ...own].map((kind) => `${seat}/${kind}`);
}

function hasAlliance(faction: string, expansions: readonly Expansion[]): boolean {
  return faction !== 'mahact' && expansions.includes('prophecy-of-kings');
}
