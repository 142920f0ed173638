import { rowsOf, wordsOf } from './table.ts';

/** A Trade Node. */
export type NodeRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'maritime' | 'inland';
  /** `west`, `east` (Deluxe Edition only) or the distant board it lies on. */
  readonly board: string;
  /** The Area that an inland node lies in; null in a desert and at sea. */
  readonly area: string | null;
  /** Areas around the desert that the node lies in. */
  readonly rim: readonly string[];
};

// node | name | kind | board | Area of an inland node | Areas around its desert
const TABLE = `
adriatic-sea | Adriatic Sea | maritime | west | - |
aleppo | Aleppo | inland | east | - | syria palestine kurdistan iraq
alexandria | Alexandria | maritime | east | - |
astrakhan | Astrakhan | inland | east | astrakhan |
baltic-sea | Baltic Sea | maritime | east | - |
black-sea | Black Sea | maritime | east | - |
bordeaux | Bordeaux | maritime | west | - |
champagne | Champagne | inland | west | seine |
china-and-japan | China & Japan | maritime | far-east | - |
east-indies | East Indies | maritime | far-east | - |
english-channel | English Channel | maritime | west | - |
genoa | Genoa | maritime | west | - |
indian-ocean | Indian Ocean | maritime | india-and-arabia | - |
ivory-coast | Ivory Coast | maritime | africa | - |
kazan | Kazan | inland | east | kazan |
kiev | Kiev | inland | east | western-ukraine |
krakow | Krakow | inland | east | mazovia-and-malopolska |
lubeck | Lübeck | maritime | west | - |
maghreb | Maghreb | inland | west | - | southern-morocco algiers north-sahara
north-america | North America | maritime | america | - |
north-sea | North Sea | maritime | west | - |
novgorod | Novgorod | inland | east | novgorod |
saxony | Saxony | inland | west | saxony |
sevilla | Sevilla | maritime | west | - |
south-america | South America | maritime | america | - |
wien | Wien | inland | west | austria |
`;

/**
 * The Trade Nodes. Sources: davedavedavedavedavedave/EUPoPTradeCards for kinds; boards,
 * Areas of inland nodes and the rims of the two deserts are inferred from
 * DPetrusma/Tabletop-Simulator-Mods-EU, Positions.lua. That a node in a desert is adjacent to every Area
 * around it: DPetrusma/eutpop-wiki, map oddities.
 */
export const nodes: readonly NodeRow[] = rowsOf(TABLE).map(
  ([id = '', name = '', kind, board = '', area, rim]) => ({
    id,
    name,
    kind: kind === 'inland' ? 'inland' : 'maritime',
    board,
    area: area === undefined || area === '-' ? null : area,
    rim: wordsOf(rim),
  }),
);
