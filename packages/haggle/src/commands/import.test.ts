import { loadGames } from '@haggle/games';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';

const folder = makeFolder();

async function read(name: string, factions: readonly string[]) {
  const playerData = factions.map((faction) => ({ faction, commodities: 3 }));
  const file = folder.write(name, JSON.stringify({ tilePositions: ['101:39'], playerData }));
  return haggle('import', 'twilight-imperium', 'async', file);
}

describe('haggle import', () => {
  it('prints a set-up that the game takes', async () => {
    const { code, out } = await read('fits.json', ['arborec', 'sol', 'hacan']);
    expect(JSON.parse(out)).toMatchObject({ seats: { sol: { commodities: 3 } } });
    expect(code).toBe(0);
  });

  it('exits 1 for one that the game would refuse, and prints it all the same', async () => {
    const { code, out, err } = await read('over.json', ['arborec', 'sol', 'letnev']);
    expect(JSON.parse(out)).toMatchObject({ seats: { letnev: { commodities: 3 } } });
    expect(err).toContain('the game would refuse it: The field seats.letnev.commodities is wrong');
    expect(code).toBe(1);
  });

  it('says first which kinds of files a game reads, and its help names them all', async () => {
    const wrong = (game: string) => haggle('import', game, 'vassal', 'nowhere.json');
    expect(await wrong('price-of-power')).toMatchObject({
      code: 2,
      err: 'haggle: price-of-power reads no files of the kind "vassal"; there are: position\n',
    });
    expect(await wrong('advanced-civilization')).toMatchObject({
      code: 2,
      err: 'haggle: advanced-civilization reads no files of other tools\n',
    });
    const { out } = await haggle('import', '--help');
    for (const { imports = {} } of await loadGames()) {
      for (const format of Object.keys(imports)) expect(out).toContain(`(${format})`);
    }
  });
});
