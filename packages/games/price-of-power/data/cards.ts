import { rowsOf, wordsOf } from './table.ts';

/** What must be met before anybody collects at a node of a card: nothing, any token, or own ownership. */
export type Requirement = 'token' | 'own' | null;

/** A Key Province of a node on a card: the Trade Power it gives to its owner. */
export type KeyProvince = { readonly province: string; readonly power: number };

/** A node on a card, with the secondary node in parentheses below it. */
export type Line = {
  readonly node: string;
  readonly secondary: string | null;
  readonly requirement: Requirement;
  readonly keyProvinces: readonly KeyProvince[];
};

/** Ducats by row, the best row first. */
export type Ladder = readonly [number, number, number];

export type Card = {
  readonly id: string;
  readonly good: string;
  /** Set aside at the start: `*` (only without the Eastern board) or a dagger. */
  readonly marker: 'star' | 'dagger' | null;
  readonly continents: readonly number[];
  /** The least Trade Power for each row, the best row first. */
  readonly thresholds: Ladder;
  readonly regular: Ladder;
  readonly expanded: Ladder;
  readonly lines: readonly Line[];
};

// card | good | marker | continents | Ducats low/mid/high of a regular and of an expanded node
//   node | secondary node | requirement | Key Provinces, with their plus signs
const TABLE = `
T01-1 | chinaware | dagger | 4 | 7/12/16 8/14/19
  china-and-japan | - | - | canton+ xian+ kyushu+ hangzhou
  east-indies | - | - | malacca siam burma southsumatra
T02-1 | cloth | - | - | 5/8/11 6/10/14
  english-channel | - | - | amsterdam antwerpen brugge london
  genoa | - | - | genova firenze montpellier valencia
  alexandria | aleppo | - | iskandariyya qahirah dumyat hejaz
T02-2 | cloth | - | - | 5/8/11 6/10/14
  english-channel | - | - | amsterdam antwerpen normandie london
  champagne | - | - | champagne+ savoie+ lorraine+ geneve+
  adriatic-sea | - | - | venezia milano brescia rijeka
T02-3 | cloth | - | - | 5/8/11 6/10/14
  english-channel | - | - | london essex york antwerpen
  saxony | - | - | praha+ berlin+ magdeburg+ frankfurt+
  maghreb | genoa | - | tunis+ gharb+ tlemcen+ timbuktu+
T02-4 | cloth | - | - | 5/8/11 6/10/14
  champagne | - | - | champagne+ bourgogne+ lorraine+ geneve+
  wien | - | - | wien+ pozsony+ regensburg+ ulm+
  krakow | lubeck | - | krakow+ warszawa+ lwow+ silesia+
T03-1 | cocoa | dagger | 1 | 7/12/16 8/14/19
  south-america | - | token | pernambuco bahia riodejaneiro amazonas
  north-america | - | - | mexico+ centralamerica+ newgranada guyana
T04-1 | coffee | dagger | 1 2 3 | 4/7/9 5/8/11
  south-america | - | token | guyana pernambuco bahia
  ivory-coast | - | - | benin songhai timbuktu
  indian-ocean | - | - | yemen+ ethiopia+ adal coromandel
T05-1 | copper | - | 4 | 6/10/14 7/12/16
  east-indies | china-and-japan | - | malacca burma southsumatra
  black-sea | wien | - | constantinople hudavendigar basarabia trebizond
  kazan | novgorod | - | kazan+ nizhny-novgorod+ perm+ viatka+
T06-1 | cotton | dagger | 1 3 4 | 6/10/14 7/12/16
  indian-ocean | - | - | bengal++ gujarat+ doab+ delhi
  north-america | - | token | mississippi+ virginia florida antilles
  east-indies | - | token | moluccas+ java papua
T07-1 | dyes | - | 2 3 | 7/12/16 8/14/19
  indian-ocean | - | - | delhi+ gujarat doab deccan
  ivory-coast | maghreb | - | songhai+ benin goldcoast
  black-sea | - | - | constantinople tblisi caffa
T08-1 | fish | - | - | 3/5/7 4/7/9
  north-sea | - | - | lothian aberdeen bergenhus trondheim
  lubeck | - | - | lubeck kobenhavn lund hamburg
  sevilla | - | - | sevilla lisboa porto ceuta
T08-2 | fish | - | - | 3/5/7 4/7/9
  north-sea | - | - | lothian aberdeen bergenhus trondheim
  genoa | - | - | genova barcelona mesina napoli
  sevilla | - | - | sevilla lisboa porto ceuta
T08-3 | fish | - | - | 3/5/7 4/7/9
  english-channel | - | - | amsterdam london wessex rennes
  lubeck | - | - | lubeck kobenhavn lund hamburg
  adriatic-sea | - | - | venezia ragusa athina creta
T09-1 | fur | star | 1 | 5/8/11 6/10/14
  north-america | - | token | hudsonbay+ canada+ greatlakes+ newengland
  novgorod | baltic-sea | - | novgorod+ neva+ ladoga+ arkhangelsk+
  kazan | astrakhan | - | westsiberia++ kazan+ perm+ tyumen+
T10-1 | glass | - | - | 5/8/11 6/10/14
  english-channel | - | - | london antwerpen caux liege
  adriatic-sea | - | - | venezia+ ragusa
  genoa | - | - | genova siena barcelona
T11-1 | gold | - | 2 | 10/16/22 10/16/22
  wien | - | own | pest+ pozsony tirol rudohori
  maghreb | - | own | timbuktu+ songhai tafilalt marrakech
  ivory-coast | - | own | mali+ songhai benin goldcoast
T11-2 | gold | dagger | 1 3 | 10/16/22 10/16/22
  south-america | - | own | cuzco++ charcas+ minasgerais+ laplata
  north-america | - | own | mexico++ newgranada
  indian-ocean | - | own | mutapa+ ethiopia kilwa yemen
T11-3 | gold | dagger | 1 3 | 10/16/22 10/16/22
  south-america | - | own | cuzco++ charcas+ minasgerais+ laplata
  north-america | - | own | mexico++ newgranada
  indian-ocean | - | own | mutapa+ ethiopia kilwa yemen
T12-1 | grain | - | 1 | 3/5/7 4/7/9
  north-america | - | token | mississippi+ greatplains+ virginia greatlakes
  alexandria | adriatic-sea | - | iskandariyya dumyat qahirah al-quds
  novgorod | baltic-sea | - | novgorod+ moskva+ tver+ suzdal+
T12-2 | grain | - | - | 3/5/7 4/7/9
  wien | - | - | wien+ munchen+ pozsony+ pest+
  krakow | baltic-sea | - | krakow+ kulm+ silesia+ sieradz+
  kazan | astrakhan | - | kazan+ murom+ volga++
T12-3 | grain | - | 2 | 3/5/7 4/7/9
  ivory-coast | maghreb | - | songhai+ katsina
  kiev | novgorod | - | kijevas+ smolenskas+ vilnius+ odoyev+
  baltic-sea | lubeck | - | danzig stockholm riga reval
T13-1 | iron | - | - | 5/8/11 6/10/14
  wien | - | - | wien+ karnten+ lienz+ hunyad+
  champagne | - | - | champagne+ lorraine+ namur+ bern+
  novgorod | kiev | - | novgorod+ moskva+ vladimir+ polockas+
T13-2 | iron | - | - | 5/8/11 6/10/14
  bordeaux | - | - | bordeaux bourbon navarra nantes
  baltic-sea | lubeck | - | danzig stockholm bergslagen
  astrakhan | kiev | - | astrakhan+ tambov+ nogai++ samarkand+
T13-3 | iron | - | 1 | 5/8/11 6/10/14
  saxony | - | - | dresden+ berlin+ braunschweig+ praha+
  north-america | - | token | virginia greatlakes canada
  kazan | novgorod | - | kazan+ volga++ ural+
T14-1 | ivory | dagger | 2 3 4 | 7/12/16 8/14/19
  ivory-coast | - | - | mali+ benin kongo
  east-indies | - | - | siam+ burma
  indian-ocean | - | - | mutapa+ kilwa+ ajuuraan
T15-1 | livestock | - | - | 3/5/7 4/7/9
  sevilla | - | - | sevilla salamanca galicia badajoz
  alexandria | adriatic-sea | - | iskandariyya qahirah bangazi upperegypt
  kiev | krakow | - | kijevas+ vilnius+ voluine+ podole+
T15-2 | livestock | - | - | 3/5/7 4/7/9
  north-sea | - | - | lothian perth pale laighin
  maghreb | sevilla | - | timbuktu+ songhai+ katsina+ tripoli+
  aleppo | alexandria | - | halab+ karaman+ dimashq+ tarabulus+
T15-3 | livestock | - | - | 3/5/7 4/7/9
  lubeck | - | - | lubeck slesvig holstein bremen
  bordeaux | - | - | bordeaux poitou limousin bourbon
  astrakhan | kazan | - | astrakhan+ saratov+ nogai+ samarkand+
T16-1 | naval-supplies | - | 1 | 3/5/7 4/7/9
  lubeck | - | - | lubeck stettin akershus kobenhavn
  north-america | - | token | virginia newengland canada hudsonbay
  baltic-sea | - | - | danzig stockholm riga konigsberg
T17-1 | paper | - | - | 6/10/14 7/12/16
  genoa | - | - | genova roma lyon avignon
  saxony | - | - | frankfurt+ nurnberg+ praha+ mainz+
  champagne | - | - | champagne+ paris+ bourgogne+ lorraine+
T18-1 | salt | - | - | 4/7/9 5/8/11
  adriatic-sea | - | - | venezia ferrara ragusa bosnia
  wien | - | - | wien+ salzburg+ regensburg+ pest+
  black-sea | - | - | constantinople caffa azov izmir
T18-2 | salt | - | 4 | 4/7/9 5/8/11
  bordeaux | - | - | bordeaux nantes saintonge rennes
  china-and-japan | - | - | hangzhou xian
  krakow | lubeck | - | krakow+ lwow+ silesia+ poznan+
T19-1 | silk | star | 3 4 | 7/12/16 8/14/19
  indian-ocean | - | - | isfahan+ delhi+ doab bengal+
  china-and-japan | - | - | hangzhou++ kyushu chengdu
  aleppo | alexandria | - | halab+ dimashq+ tabriz+ baghdad+
T19-2 | silk | star | 3 4 | 7/12/16 8/14/19
  indian-ocean | - | - | isfahan+ delhi+ doab bengal+
  china-and-japan | - | - | hangzhou++ kyushu chengdu
  aleppo | alexandria | - | halab+ dimashq+ tabriz+ baghdad+
T20-1 | slaves | - | 2 3 | 6/10/14 7/12/16
  ivory-coast | maghreb | - | kongo+ mali+ angola+ benin
  indian-ocean | - | - | kilwa+ yemen ethiopia madagascar
  black-sea | alexandria | - | constantinople caffa azov circassia
T21-1 | spices | - | 3 4 | 7/12/16 8/14/19
  east-indies | - | - | malacca+ moluccas+ philippines brunei
  indian-ocean | - | - | coromandel+ bengal+ goa fars
  alexandria | adriatic-sea | - | iskandariyya qahirah yemen hejaz
T21-2 | spices | dagger | 3 4 | 7/12/16 8/14/19
  east-indies | - | - | malacca+ moluccas+ philippines brunei
  indian-ocean | - | - | coromandel+ bengal+ goa fars
  china-and-japan | - | - | canton+ chengdu
T22-1 | sugar | - | 1 | 6/10/14 7/12/16
  maghreb | sevilla | - | marrakech+ sus+ tunis+ madeira+
  north-america | - | - | mexico+ antilles+ florida
  south-america | - | token | bahia pernambuco amazonas guyana
T23-1 | tea | star | 4 | 6/10/14 7/12/16
  china-and-japan | - | - | hangzhou+ chengdu+ kyushu canton
  east-indies | - | - | malacca siam burma
  astrakhan | black-sea | - | astrakhan+ samarkand+
T24-1 | tobacco | dagger | 1 | 6/10/14 7/12/16
  north-america | - | token | virginia+ greatlakes mississippi antilles
  south-america | - | token | bahia pernambuco amazonas newgranada
T25-1 | wine | - | - | 4/7/9 5/8/11
  bordeaux | - | - | bordeaux toulouse nantes armagnac
  saxony | - | - | frankfurt+ nurnberg+ praha+ pfalz+
  genoa | - | - | genova firenze provence piemonte
T25-2 | wine | - | - | 4/7/9 5/8/11
  champagne | - | - | champagne+ bourgogne+ berry+ orleans+
  sevilla | - | - | sevilla porto beira valencia
  adriatic-sea | - | - | ragusa bari morea naxos
T26-1 | wool | - | - | 4/7/9 5/8/11
  north-sea | - | - | lancashire northumberland shrewsbury ulaidh
  sevilla | - | - | sevilla madrid cordoba burgos
  black-sea | - | - | constantinople basarabia edisanas selanik
T26-2 | wool | - | - | 4/7/9 5/8/11
  adriatic-sea | - | - | ragusa zara zagreb beograd
  kiev | krakow | - | kijevas+ naugardukas+ minskas+ smolenskas+
  aleppo | black-sea | - | halab+ mush+ urfa+ mosul+
`;

/** Trade Power for the high, middle and low row, alike on all cards. */
const THRESHOLDS: Ladder = [6, 3, 1];

/**
 * The 44 Trade Cards. Source: davedavedavedavedavedave/EUPoPTradeCards, src/app/trade.service.ts,
 * checked against the tags and names of DPetrusma/Tabletop-Simulator-Mods-EU.
 */
export const cards: readonly Card[] = readCards(TABLE);

/** The cards of the deck without early discovery, in their order. Source: Scenarios.lua of the module. */
export const baseDeck: readonly string[] = cards
  .filter(({ marker }) => marker === null)
  .map(({ id }) => id);

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));

/** The Trade Card with this id, if there is one. */
export function cardOf(id: string): Card | undefined {
  return byId.get(id);
}

/** The cards marked with a Distant Continent's number, faintly or not, in their order (PP-12.6a). */
export function markedWith(continent: number): readonly string[] {
  return cards.filter(({ continents }) => continents.includes(continent)).map(({ id }) => id);
}

/** The cards but these, in their order. */
export function cardsBut(without: readonly string[]): readonly string[] {
  return cards.map(({ id }) => id).filter((id) => !without.includes(id));
}

function readCards(table: string): readonly Card[] {
  const read: (Omit<Card, 'lines'> & { readonly lines: Line[] })[] = [];
  for (const cells of rowsOf(table)) {
    if (cells.length === 5) read.push(readHead(cells));
    else read.at(-1)?.lines.push(readLine(cells));
  }
  return read;
}

function readHead([id = '', good = '', marker, continents, income = '']: readonly string[]) {
  const [regular = '', expanded = ''] = income.split(' ');
  return {
    id,
    good,
    marker: marker === 'star' || marker === 'dagger' ? marker : null,
    continents: wordsOf(continents)
      .filter((word) => word !== '-')
      .map(Number),
    thresholds: THRESHOLDS,
    regular: readLadder(regular),
    expanded: readLadder(expanded),
    lines: [],
  } as const satisfies Omit<Card, 'lines'> & { lines: [] };
}

function readLadder(text: string): Ladder {
  const [low = 0, mid = 0, high = 0] = text.split('/').map(Number);
  return [high, mid, low];
}

function readLine([node = '', secondary, requirement, provinces]: readonly string[]): Line {
  return {
    node,
    secondary: secondary === undefined || secondary === '-' ? null : secondary,
    requirement: requirement === 'token' || requirement === 'own' ? requirement : null,
    keyProvinces: wordsOf(provinces).map((word) => {
      const province = word.replace(/\+*$/, '');
      return { province, power: 1 + word.length - province.length };
    }),
  };
}
