import { describe, expect, test } from 'vitest';
import { type Bag, call, look, openTable, send } from './client.ts';
import { haggle, useServer } from './process.ts';

const server = useServer();

const GAMES = [
  ['advanced-civilization', 2, 8],
  ['mega-civilization', 5, 18],
] as const;

test('GET /api/games names the games and who can play them', async () => {
  const { status, body } = await call(server.address, 'GET', '/api/games');
  expect(status).toBe(200);
  for (const [id, min, max] of GAMES)
    expect(body.games).toContainEqual(expect.objectContaining({ id, seats: { min, max } }));
});

describe.each(GAMES)('GET /api/games/%s', (id, min, max) => {
  const read = async () => (await call(server.address, 'GET', `/api/games/${id}`)).body;

  test('tells title, seats, and every clause in plain words with its source', async () => {
    const game = await read();
    expect(game).toMatchObject({ id, seats: { min, max } });
    expect(game.title).toMatch(/Civilization/);
    const clauses = game.clauses as Bag[];
    expect(clauses.length).toBeGreaterThan(20);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
    for (const clause of clauses) {
      expect(clause.id).toMatch(/^(AC|MC)-\d+(\.\d+)*[a-z]?$/);
      expect(clause.text).toMatch(/^\S[^\n]{9,}$/);
      expect(clause.source).toMatch(/\S/);
    }
  });

  test('publishes its schemas as JSON Schema, the same as the command line', async () => {
    const game = await read();
    const schemas = game.schemas as Record<string, Bag>;
    for (const part of ['setup', 'command', 'event']) {
      expect(schemas[part], part).toBeTypeOf('object');
      expect(String(schemas[part]?.$schema)).toMatch(/json-schema\.org/);
    }
    const told = await haggle('schema', id, '--json');
    expect(told.code, told.err).toBe(0);
    expect(JSON.parse(told.out)).toMatchObject(schemas);
  });

  test('has every command of the contract in its schema, closed to unknown fields', async () => {
    const text = JSON.stringify((await read()).schemas);
    const commands =
      'propose revise suspend resume withdraw decline accept deliver recall say finish unfinish ' +
      'end-trading bar unbar spend surrender buy-card open-trading reveal-calamities next-turn';
    for (const command of commands.split(' ')) expect(text).toContain(`"const":"${command}"`);
    expect(text).toContain('"additionalProperties":false');
  });

  test('lists every clause that a refusal cites', async () => {
    const clauses = ((await read()).clauses as Bag[]).map((clause) => clause.id);
    const seats = ['a', 'b', 'c', 'd', 'e'];
    const setup = { seats, hands: { a: { ochre: 3 } } };
    const table = await openTable(server.address, setup, id);
    const side = { count: 3, named: ['ochre', 'ochre'] };
    const terms = { type: 'propose', to: 'b', gives: side, asks: side };
    const refused = [
      { ...terms, gives: { count: 3, named: ['ochre', 'silk-road'] } },
      { ...terms, to: 'a' },
      { ...terms, to: ['b', 'c'] },
      { type: 'accept', offer: 'none', revision: 1 },
      { type: 'unfinish' },
      { ...terms, gives: { count: 2, named: ['ochre', 'ochre'] } },
      { ...terms, gives: { count: 3, named: ['ochre'] } },
      { ...terms, gives: { count: 4, named: ['ochre', 'ochre'] } },
      { type: 'buy-card' },
      { type: 'spend', cards: { ochre: 1 } },
    ];
    const codes = [];
    for (const [at, command] of refused.entries()) {
      const { body, status } = await send(table, 'a', `c-${at}`, command);
      expect(status).toBe(422);
      expect(clauses).toContain(body.clause);
      codes.push(body.code);
    }
    expect(codes).toEqual([
      'not-trade-cards',
      'two-parties-only',
      'two-parties-only',
      'not-yours',
      'no-change',
      'minimum-three',
      'name-two',
      'not-held',
      'wrong-phase',
      'wrong-phase',
    ]);
  });

  test('a number of seats is seat-1, seat-2 …, each with its key and its own deal', async () => {
    const setup = { seats: min, cities: { 'seat-1': 3, 'seat-2': 2 } };
    const table = await openTable(server.address, setup, id);
    const names = Array.from({ length: min }, (_, at) => `seat-${at + 1}`);
    expect(Object.keys(table.keys)).toEqual([...names, 'host', 'spectator']);
    expect(table.commitment).toMatch(/^\S{32,}$/);
    const { view } = await look(table, 'seat-1');
    expect(view.seats).toMatchObject({ 'seat-1': { cards: 3 }, 'seat-2': { cards: 2 } });
  });
});
