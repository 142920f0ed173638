/** So many letters of a name have room on one side of the ring. */
const MOST = 24;
/** How broad a letter of the ring's names may be, on the whole. */
const LETTER = 8.4;

/** A name as it stands below or above its mark: cut where it is too long, and at the edge where it would be past it. */
export type RingName = {
  readonly text: string;
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Where the name of a seat at `x` stands in a drawing that goes as far as `edge` to either side of its middle. */
export function placeName(name: string, x: number, edge: number): RingName {
  const letters = [...name];
  const text = letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : name;
  const half = (Math.min(letters.length, MOST) * LETTER) / 2;
  if (Math.abs(x) + half <= edge) return { text, x, anchor: 'middle' };
  return x < 0 ? { text, x: -edge, anchor: 'start' } : { text, x: edge, anchor: 'end' };
}
