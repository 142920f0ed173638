import { idFrom } from '../names.ts';

/** The official relics as the bot calls them, where that is not their name. Source: the bot's relic data. */
const RELICS: Readonly<Record<string, string>> = {
  bookoflatvinia: 'book-of-latvinia',
  circletofthevoid: 'circlet-of-the-void',
  codex: 'the-codex',
  dominusorb: 'dominus-orb',
  dynamiscore: 'dynamis-core',
  emelpar: 'scepter-of-emelpar',
  emphidia: 'the-crown-of-emphidia',
  heartofixth: 'heart-of-ixth',
  lightrailordnance: 'lightrail-ordnance',
  mawofworlds: 'maw-of-worlds',
  metalivoidarmaments: 'metali-void-armaments',
  metalivoidshielding: 'metali-void-shielding',
  nanoforge: 'nano-forge',
  obsidian: 'the-obsidian',
  prophetstears: 'the-prophets-tears',
  quantumcore: 'the-quantumcore',
  shard: 'shard-of-the-throne',
  silverflame: 'the-silver-flame',
  stellarconverter: 'stellar-converter',
  thalnos: 'the-crown-of-thalnos',
  thesilverflame: 'the-silver-flame',
  thetriad: 'the-triad',
  titanprototype: 'jr-xs455-o',
};

/** The id of a relic from what AsyncTI4 calls it; what the list does not know is taken for a name. */
export function relicFrom(name: string): string {
  return Object.hasOwn(RELICS, name) ? (RELICS[name] ?? name) : idFrom(name);
}
