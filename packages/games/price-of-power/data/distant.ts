import { rowsOf, wordsOf } from './table.ts';

/** A distant board: the number that Trade Cards give its continent, if any, and its places. */
export type BoardRow = {
  readonly id: string;
  readonly continent: number | null;
  /** Each is an Area with one Province of the same name. */
  readonly places: readonly string[];
};

// board | continent's number | places
const TABLE = `
africa | 2 | adal ajuuraan angola benin capeofgoodhope centralafrica ethiopia goldcoast katsina kilwa kongo madagascar mali mutapa natal songhai timbuktu upperegypt
america | 1 | amazonas antilles bahia california canada centralamerica charcas chile cuzco florida greatlakes greatplains guyana hudsonbay laplata mexico minasgerais mississippi newengland newgranada pernambuco quito riodejaneiro virginia
india-and-arabia | 3 | balkh baluchistan basra bengal coromandel deccan delhi doab fars goa gujarat hejaz herat hormuz isfahan khiva najd samarkand yemen
far-east | 4 | aceh beijing brunei burma canton chengdu easternaustralia hangzhou honshu java korea kyushu malacca moluccas papua philippines siam southernaustralia southsumatra timor vogelkop westernaustralia xian
central-asia | - | chagati eastsiberia furdan kazakhstan manchu mongolia nogai oirat okhosk tyumen ural volga westsiberia
`;

/**
 * The Distant Continents. Source of the places: DPetrusma/Tabletop-Simulator-Mods-EU, Positions.lua; of
 * the numbers: davedave.../EUPoPTradeCards with the module's tags (medium confidence). Which distant
 * Areas border each other is in no source: a host links them.
 */
export const distantBoards: readonly BoardRow[] = rowsOf(TABLE).map(
  ([id = '', continent, places]) => ({
    id,
    continent: continent === '-' ? null : Number(continent),
    places: wordsOf(places),
  }),
);
