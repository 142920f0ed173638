import type { Division } from '../../barter/cards/deck.ts';

/**
 * How many cards of each commodity lie in a block, stack by stack from the first, by number of players.
 * The calamities of a block are
 * those of its stacks, the minor ones where the bracket uses them.
 * Sources: bubba0077/MegaCiv Civ_Constants.xml for all of them; LMandtler/MegaEmpires_solo config.conf
 * and the rulebook as transcribed in menuan/megacivrules-flutter agree on the western blocks up to nine
 * players and the eastern up to eight.
 */

/** West, 5-8 players. */
export const WEST_FOR_5_TO_8: Division = [
  { ochre: 9, clay: 9 },
  { papyrus: 8, iron: 8 },
  { fish: 8, fruit: 9 },
  { wool: 7, oil: 8 },
  { wine: 6, textiles: 7 },
  { tin: 5, copper: 6 },
  { resin: 5, incense: 6 },
  { marble: 4, gemstones: 5 },
  { ivory: 4, gold: 5 },
];

/** East, 5-8 players. */
export const EAST_FOR_5_TO_8: Division = [
  { flax: 9, hides: 9 },
  { stone: 8, furs: 8 },
  { timber: 8, salt: 9 },
  { cotton: 7, sugar: 8 },
  { lacquer: 6, livestock: 7 },
  { silver: 5, bronze: 6 },
  { jade: 5, spice: 6 },
  { dye: 4, tea: 5 },
  { silk: 4, pearls: 5 },
];

/** West, 9-10 players. */
export const WEST_FOR_9_TO_10: Division = [
  { ochre: 9, clay: 9, bone: 8 },
  { papyrus: 8, iron: 8, wax: 8 },
  { fish: 8, fruit: 9, ceramics: 8 },
  { wool: 7, oil: 8, grain: 8 },
  { wine: 6, textiles: 7, glass: 6 },
  { tin: 5, copper: 6, lead: 6 },
  { resin: 5, incense: 6, herbs: 6 },
  { marble: 4, gemstones: 5, obsidian: 4 },
  { ivory: 4, gold: 5, amber: 4 },
];

/** East, 9,11 players. */
export const EAST_FOR_9_AND_11: Division = [
  { flax: 9, hides: 9, bone: 8 },
  { stone: 8, furs: 8, wax: 8 },
  { timber: 8, salt: 9, ceramics: 8 },
  { cotton: 7, sugar: 8, grain: 8 },
  { lacquer: 6, livestock: 7, glass: 6 },
  { silver: 5, bronze: 6, lead: 6 },
  { jade: 5, spice: 6, herbs: 6 },
  { dye: 4, tea: 5, obsidian: 4 },
  { silk: 4, pearls: 5, amber: 4 },
];

/** West, 12-14 players. */
export const WEST_FOR_12_TO_14: Division = [
  { ochre: 9, clay: 5, hides: 4 },
  { papyrus: 8, iron: 4, furs: 4 },
  { fish: 8, fruit: 5, salt: 4 },
  { wool: 7, oil: 4, sugar: 4 },
  { wine: 6, textiles: 4, livestock: 3 },
  { tin: 5, copper: 3, bronze: 3 },
  { resin: 5, incense: 3, spice: 3 },
  { marble: 4, gemstones: 3, tea: 2 },
  { ivory: 4, gold: 3, pearls: 2 },
];

/** East, 12-14 players. */
export const EAST_FOR_12_TO_14: Division = [
  { flax: 9, clay: 4, hides: 5 },
  { stone: 8, iron: 4, furs: 4 },
  { timber: 8, fruit: 4, salt: 5 },
  { cotton: 7, oil: 4, sugar: 4 },
  { lacquer: 6, textiles: 3, livestock: 4 },
  { silver: 5, copper: 3, bronze: 3 },
  { jade: 5, incense: 3, spice: 3 },
  { dye: 4, gemstones: 2, tea: 3 },
  { silk: 4, gold: 2, pearls: 3 },
];

/** West, 15-18 players. */
export const WEST_FOR_15_TO_18: Division = [
  { ochre: 9, clay: 5, hides: 4, bone: 4 },
  { papyrus: 8, iron: 4, furs: 4, wax: 4 },
  { fish: 8, fruit: 5, salt: 4, ceramics: 4 },
  { wool: 7, oil: 4, sugar: 4, grain: 4 },
  { wine: 6, textiles: 4, livestock: 3, glass: 3 },
  { tin: 5, copper: 3, bronze: 3, lead: 3 },
  { resin: 5, incense: 3, spice: 3, herbs: 3 },
  { marble: 4, gemstones: 3, tea: 2, obsidian: 2 },
  { ivory: 4, gold: 3, pearls: 2, amber: 2 },
];

/** East, 15-18 players. */
export const EAST_FOR_15_TO_18: Division = [
  { flax: 9, clay: 4, hides: 5, bone: 4 },
  { stone: 8, iron: 4, furs: 4, wax: 4 },
  { timber: 8, fruit: 4, salt: 5, ceramics: 4 },
  { cotton: 7, oil: 4, sugar: 4, grain: 4 },
  { lacquer: 6, textiles: 3, livestock: 4, glass: 3 },
  { silver: 5, copper: 3, bronze: 3, lead: 3 },
  { jade: 5, incense: 3, spice: 3, herbs: 3 },
  { dye: 4, gemstones: 2, tea: 3, obsidian: 2 },
  { silk: 4, gold: 2, pearls: 3, amber: 2 },
];
