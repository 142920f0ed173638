import { rowsOf, wordsOf } from './table.ts';

/** Other names of realms whose pieces have another realm's name in the source. */
export const realmAliases: Readonly<Record<string, string>> = {
  'great-britain': 'england',
  kalmar: 'denmark',
  prussia: 'brandenburg',
  russia: 'muscovy',
  spain: 'castile',
};

// Those with a start of their own, in the order of the source. A table's page names them without the starts.
const NAMES = `
austria castile england france muscovy ottomans poland denmark sweden portugal netherlands papal brandenburg venice
mamluks byzantium ulm aragon burgundy bohemia lithuania hungary novgorod great-horde morocco norway teutonic-order tunis
persia scotland saxony bavaria milan genoa naples livonian-order crimea aq-qoyunlu savoy florence tuscany brittany
granada tlemcen provence switzerland bosnia serbia albania wallachia stettin pomerania karaman imereti transylvania
algiers moldavia brunswick kazan knights lorraine`;

/** Every realm that can sit at a table. */
export const realms: ReadonlySet<string> = new Set([
  ...rowsOf(NAMES).flatMap(([row]) => wordsOf(row)),
  ...Object.keys(realmAliases),
]);
