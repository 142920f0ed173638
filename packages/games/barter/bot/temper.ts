/** How a seat haggles. Every seat has its own manner, and keeps it from table to table. */
export type Temper = {
  /** How much more than nothing a deal must bring, as a factor on the usual margin. */
  readonly greed: number;
  /** How heavily calamities weigh, as a factor on their cost. */
  readonly fear: number;
  /** How likely it takes an unknown card to be a calamity, 0 to 1. */
  readonly suspicion: number;
  /** How often it names a better card than it will hand over, 0 to 1. */
  readonly bluff: number;
  /** How long it lets an offer stand, as a factor on the usual time. */
  readonly patience: number;
  /** How often it has a word to say, 0 to 1. */
  readonly chatter: number;
};

/** The manner of the seat with this name. */
export function temperOf(seat: string): Temper {
  const between = (trait: string, least: number, most: number): number =>
    least + (most - least) * spread(`${trait} of ${seat}`);
  return {
    greed: between('greed', 0.6, 1.5),
    fear: between('fear', 0.7, 1.3),
    suspicion: between('suspicion', 0.1, 0.25),
    bluff: between('bluff', 0, 0.6),
    patience: between('patience', 0.7, 1.5),
    chatter: between('chatter', 0.1, 0.4),
  };
}

/** A text as a number from 0 to 1, evenly spread (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The last characters hardly reach the high bits without one more mixing.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
