import { type Random, shuffle } from '@haggle/engine';
import { oneOf } from '../../testing/drawing.ts';
import { factions } from '../data/factions.ts';
import { demo } from '../demo.ts';
import { READINGS, TURNS } from '../lists.ts';
import { setupSchema } from '../setup.ts';

const NAMES = ['ana', 'leo', 'hal', 'max', 'sol', 'emp', 'nia', 'cre'] as const;

/** Factions whose abilities bend the rules: they sit at the tables more often. */
const BENDING = [
  'hacan',
  'mentak',
  'empyrean',
  'nomad',
  'keleres',
  'creuss',
  'mahact',
  'firmament',
];
/** Who usually plays whom. */
const USUAL: Readonly<Record<string, string>> = { hal: 'hacan', max: 'mentak', emp: 'empyrean' };
const CARDS = ['sabotage', 'bribery', 'black-market-dealings', 'harness-energy', 'salvage'];
const RELICS = ['the-silver-flame', 'shard-of-the-throne', 'obsidian'];
const PLANETS = [
  'wellon',
  'quann',
  'lodor',
  'bereg',
  'vefut',
  'thibah',
  'tarmann',
  'saudor',
  'mehar',
  'abyz',
];
const LAWS = [
  'minister-of-commerce',
  'articles-of-war',
  'censure',
  'wormhole-reconstruction',
  'executive-sanctions',
];

/** A set-up by chance: few seats, factions that matter, plenty to give, a list or a map. */
export function drawSetup(random: Random): unknown {
  const ids = NAMES.slice(0, 3 + random(3));
  const core = oneOf(ids, random);
  const relics = shuffle(RELICS, random);
  const seats = Object.fromEntries(
    ids.map((id, at) => {
      const others = relics.splice(0, random(2));
      const own = { ...drawSeat(ids, id, random), ...drawPlanets(at, random) };
      if (id !== core) return [id, { ...own, relics: others }];
      // What Dynamis Core has let in goes back when it is lost.
      const commodities = printedOf(own.faction) + 2;
      return [id, { ...own, commodities, relics: ['dynamis-core', ...others] }];
    }),
  );
  const phase = oneOf(['action', 'action', 'action', 'agenda', 'strategy', 'status'], random);
  return {
    seats,
    ...drawBoard(ids, random),
    phase,
    ...(phase === 'action' && random(5) > 0 && { active: oneOf(ids, random) }),
    ...(random(3) === 0 && { laws: [{ law: oneOf(LAWS, random), elected: oneOf(ids, random) }] }),
    ...(random(8) === 0 && { events: [oneOf(['age-of-commerce', 'hidden-agenda'], random)] }),
    ...(random(6) === 0 && { options: drawOptions(random) }),
  };
}

function drawOptions(random: Random): unknown {
  const readings = Object.entries(READINGS).map(([id, all]) => [id, oneOf<string>(all, random)]);
  return { ...Object.fromEntries(readings), turns: oneOf(TURNS, random) };
}

/** Two planets of the seat’s own: the first may have a mech, the second a Demilitarized Zone. */
function drawPlanets(at: number, random: Random): object {
  const [first = '', second = ''] = PLANETS.slice(2 * at);
  return {
    planets: [first, second],
    ...(random(3) === 0 && { mechs: [first] }),
    ...(random(4) === 0 && { demilitarized: [second] }),
  };
}

function printedOf(faction: string): number {
  return factions.find(({ id }) => id === faction)?.value ?? 0;
}

function drawSeat(ids: readonly string[], id: string, random: Random) {
  const bending = random(2) === 0 ? BENDING : factions.map((faction) => faction.id);
  const usual = random(3) > 0 ? USUAL[id] : undefined;
  const faction = usual ?? oneOf(bending, random) ?? 'sol';
  const neighbor = ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
  const owner = oneOf(
    ids.filter((other) => other !== id),
    random,
  );
  return {
    faction,
    commodities: random(printedOf(faction) + 1),
    tradeGoods: random(6),
    relicFragments: { cultural: random(3), unknown: random(2) },
    ...(random(3) === 0 && {
      playArea: [`${neighbor}/support-for-the-throne`, `${neighbor}/political-secret`],
    }),
    ...(random(3) === 0 && {
      promissoryNotes: [`${neighbor}/ceasefire`, `${neighbor}/trade-agreement`],
    }),
    actionCards: Array.from({ length: random(10) }, () => oneOf(CARDS, random)),
    secrets: random(2) === 0 ? ['become-a-legend'] : [],
    spaceStations: random(4) === 0 ? 1 : 0,
    captured: random(3) === 0 ? { [owner ?? id]: { cruiser: 1, infantry: 2 } } : {},
  };
}

function drawBoard(ids: readonly string[], random: Random): object {
  if (random(2) === 0) {
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
    return { neighbors: pairs.filter(() => random(4) > 0) };
  }
  const { map } = setupSchema.parse(demo.setup);
  const places = shuffle(Object.values(map?.presence ?? {}), random);
  const presence = Object.fromEntries(ids.map((id, at) => [id, places[at] ?? []]));
  return { map: { string: map?.string, presence } };
}
