import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGames } from '@haggle/games';
import { openMemory, startServer } from '@haggle/server';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Dashboard = {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
};

test('every query of the dashboard asks for figures and labels that the server tells', async () => {
  const text = readFileSync(join(root, 'docs/grafana/haggle.json'), 'utf8');
  const { panels } = JSON.parse(text) as Dashboard;
  const server = await startServer({ games: await loadGames(), store: openMemory() });
  const metrics = await (await fetch(new URL('/metrics', server.address))).text();
  await server.close();
  const told = new Set([...metrics.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(familyOf));
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = queries.flatMap((query) => query.match(/\b(haggle|process|nodejs)_\w+/g) ?? []);
  expect(queries.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !told.has(name))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  // The other way about: whatever the server tells of tables stands on the dashboard.
  const own = [...metrics.matchAll(/^# TYPE (haggle_\S+)/gm)].map(([, name]) => name ?? '');
  expect(own.filter((name) => !queries.some((query) => query.includes(name)))).toEqual([]);
});

/** A histogram is told under three names. */
function familyOf([, name = '', type]: RegExpMatchArray): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
