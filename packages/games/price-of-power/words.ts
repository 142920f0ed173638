import type { Words } from '@haggle/engine';
import { areas } from './data/areas.ts';
import { distantBoards } from './data/distant.ts';
import { nodes } from './data/nodes.ts';
import { realms } from './data/realms.ts';
import { zones } from './data/zones.ts';
import catalogue from './words/en.json' with { type: 'json' };

/** Names of places that are not their ids with capital letters, as the cards write them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'al-quds': 'Al-Quds',
  centralafrica: 'Central Africa',
  centralamerica: 'Central America',
  capeofgoodhope: 'Cape of Good Hope',
  cordoba: 'Córdoba',
  easternaustralia: 'Eastern Australia',
  eastsiberia: 'East Siberia',
  geneve: 'Genève',
  goldcoast: 'Gold Coast',
  'great-horde': 'the Great Horde',
  greatlakes: 'Great Lakes',
  greatplains: 'Great Plains',
  hudavendigar: 'Hüdavendigar',
  hudsonbay: 'Hudson Bay',
  karnten: 'Kärnten',
  kobenhavn: 'København',
  knights: 'the Knights',
  konigsberg: 'Königsberg',
  krakow: 'Kraków',
  laplata: 'La Plata',
  liege: 'Liège',
  'livonian-order': 'the Livonian Order',
  lubeck: 'Lübeck',
  lwow: 'Lwów',
  mamluks: 'the Mamluks',
  minasgerais: 'Minas Gerais',
  munchen: 'München',
  netherlands: 'the Netherlands',
  newengland: 'New England',
  newgranada: 'New Granada',
  nurnberg: 'Nürnberg',
  orleans: 'Orléans',
  ottomans: 'the Ottomans',
  poznan: 'Poznań',
  riodejaneiro: 'Rio de Janeiro',
  southernaustralia: 'Southern Australia',
  southsumatra: 'South Sumatra',
  'teutonic-order': 'the Teutonic Order',
  upperegypt: 'Upper Egypt',
  valencia: 'València',
  westernaustralia: 'Western Australia',
  westsiberia: 'West Siberia',
  xian: 'Xi’an',
  papal: 'the Papal States',
};

/** Realms whose names are many. */
const PLURALS = ['knights', 'mamluks', 'ottomans', 'papal'];

/** An id as a name. */
export function nameOf(id: string): string {
  return Object.hasOwn(SPELLINGS, id) ? (SPELLINGS[id] ?? id) : capitalize(id);
}

function capitalize(id: string): string {
  const words = id.split('-').map((word) => (word === 'and' ? word : upper(word)));
  return words.join(' ');
}

function upper(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

const places = [
  ...areas.flatMap(({ id, provinces, early }) => [id, ...provinces, ...early]),
  ...distantBoards.flatMap(({ places: distant }) => distant),
  ...realms,
];

const waters = [...nodes, ...zones];

/**
 * The catalogue, with the names of realms and places. Nodes and Sea Zones stand under `node-` and `zone-`, and
 * under their ids alone where no land is called so.
 */
export const words: Words = {
  ...catalogue,
  names: {
    ...Object.fromEntries(waters.map(({ id, name }) => [id, name])),
    ...Object.fromEntries(places.map((id) => [id, nameOf(id)])),
    ...Object.fromEntries(nodes.map(({ id, name }) => [`node-${id}`, name])),
    ...Object.fromEntries(zones.map(({ id, name }) => [`zone-${id}`, name])),
    ...catalogue.names,
  },
  seats: Object.fromEntries([...realms].map((id) => [id, nameOf(id)])),
  plurals: PLURALS.map(nameOf),
};
