import { factions } from '../data/factions.ts';

/** What other tools call a faction, where it is not the id that is used here. */
const ALIASES: Readonly<Record<string, string>> = {
  cabal: 'vuilraith',
  ghost: 'creuss',
  ghosts: 'creuss',
  sardakk: 'norr',
  naaz: 'naaz-rokha',
  naazrokha: 'naaz-rokha',
  ul: 'titans',
  keleresa: 'keleres',
  keleresm: 'keleres',
  keleresx: 'keleres',
  rebellion: 'crimson',
  barony: 'letnev',
  federation: 'sol',
  universities: 'jolnar',
};

/** The id of a faction from what another tool calls it; undefined for one that is not known here. */
export function factionFrom(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
  const id = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : plain;
  return factions.find((row) => row.id === id || row.id.replace('-', '') === id)?.id;
}
