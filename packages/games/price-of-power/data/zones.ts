import { rowsOf, wordsOf } from './table.ts';

/** A Sea Zone: how many ships can protect trade there, and the nodes it is adjacent to. */
export type ZoneRow = {
  readonly id: string;
  readonly name: string;
  readonly slots: number;
  readonly distant: boolean;
  readonly nodes: readonly string[];
};

// zone | name | slots | map | adjacent nodes
const ZONES = `
adriatic-sea | Adriatic Sea | 3 | main | adriatic-sea
aegean-sea | Aegean Sea | 2 | main | alexandria black-sea
baltic-sea | Baltic Sea | 3 | main | baltic-sea lubeck
bay-of-biscay | Bay of Biscay | 3 | main | bordeaux
black-sea | Black Sea | 3 | main | black-sea
caribbean-sea | Caribbean Sea | 3 | distant | north-america
central-atlantic | Central Atlantic | 3 | main | bordeaux sevilla
central-mediterranean | Central Mediterranean | 2 | main | adriatic-sea genoa
doggerbank | Doggerbank | 2 | main | english-channel north-sea
east-african-coast | East African Coast | 2 | distant | indian-ocean ivory-coast
eastern-atlantic | Eastern Atlantic | 2 | main | bordeaux
eastern-mediterranean | Eastern Mediterranean | 3 | main | adriatic-sea alexandria
eastern-pacific | Eastern Pacific | 0 | distant |
east-indies | East Indies | 3 | distant | china-and-japan east-indies
english-channel | English Channel | 3 | main | english-channel
great-australian-bight | Great Australian Bight | 2 | distant | east-indies
gulf-of-bothnia | Gulf of Bothnia | 3 | main | baltic-sea
gulf-of-lion | Gulf of Lion | 3 | main | genoa
indian-ocean | Indian Ocean | 3 | distant | indian-ocean
northeastern-atlantic | Northeastern Atlantic | 2 | main | north-sea
north-sea | North Sea | 2 | main | english-channel north-sea
northwestern-atlantic | Northwestern Atlantic | 2 | distant | north-america
norwegian-sea | Norwegian Sea | 2 | main | north-sea
sea-of-japan | Sea of Japan | 3 | distant | china-and-japan
sea-of-okhotsk | Sea of Okhotsk | 0 | distant |
skagerrak | Skagerrak | 3 | main | lubeck
southeastern-atlantic | Southeastern Atlantic | 3 | distant | ivory-coast
southeastern-pacific | Southeastern Pacific | 3 | distant | south-america
southwestern-atlantic | Southwestern Atlantic | 2 | distant | south-america
western-mediterranean | Western Mediterranean | 2 | main | genoa sevilla
`;

/**
 * The Sea Zones. Sources: davedavedavedavedavedave/EUPoPTradeCards for slots and nodes; the snap
 * points of DPetrusma/Tabletop-Simulator-Mods-EU agree on all slots.
 */
export const zones: readonly ZoneRow[] = rowsOf(ZONES).map(
  ([id = '', name = '', slots, map, nodes]) => ({
    id,
    name,
    slots: Number(slots),
    distant: map === 'distant',
    nodes: wordsOf(nodes),
  }),
);

// main map
const MAIN_LINKS = `
adriatic-sea | central-mediterranean
adriatic-sea | eastern-mediterranean
aegean-sea | black-sea
aegean-sea | eastern-mediterranean
baltic-sea | gulf-of-bothnia
baltic-sea | skagerrak
bay-of-biscay | central-atlantic
bay-of-biscay | eastern-atlantic
bay-of-biscay | english-channel
central-atlantic | eastern-atlantic
central-atlantic | western-mediterranean
central-mediterranean | eastern-mediterranean
central-mediterranean | gulf-of-lion
central-mediterranean | western-mediterranean
doggerbank | english-channel
doggerbank | north-sea
doggerbank | northeastern-atlantic
eastern-atlantic | english-channel
eastern-atlantic | northeastern-atlantic
english-channel | north-sea
gulf-of-lion | western-mediterranean
north-sea | northeastern-atlantic
north-sea | norwegian-sea
north-sea | skagerrak
northeastern-atlantic | norwegian-sea
`;

// distant maps, with each other and with the main map
const DISTANT_LINKS = `
eastern-atlantic | northwestern-atlantic
northeastern-atlantic | northwestern-atlantic
northwestern-atlantic | caribbean-sea
central-atlantic | caribbean-sea
central-atlantic | southwestern-atlantic
central-atlantic | southeastern-atlantic
southwestern-atlantic | caribbean-sea
southwestern-atlantic | southeastern-atlantic
southwestern-atlantic | southeastern-pacific
southeastern-atlantic | east-african-coast
east-african-coast | indian-ocean
indian-ocean | great-australian-bight
indian-ocean | east-indies
east-indies | great-australian-bight
east-indies | sea-of-japan
sea-of-japan | eastern-pacific
sea-of-japan | sea-of-okhotsk
sea-of-okhotsk | eastern-pacific
eastern-pacific | southeastern-pacific
`;

/**
 * Which Sea Zones are adjacent to each other. INFERRED from plain geography: no source has them. A host
 * corrects them with the `links` and `cuts` of a board.
 */
export const zoneLinks: readonly (readonly [string, string])[] = [
  ...rowsOf(MAIN_LINKS),
  ...rowsOf(DISTANT_LINKS),
].map(([one = '', other = '']) => [one, other] as const);
