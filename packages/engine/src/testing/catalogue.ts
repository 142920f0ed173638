import type { AnyGame } from '../game.ts';
import { isFields } from '../json.ts';
import { schemasOf } from '../schema.ts';
import { openTable } from '../table.ts';
import { must, mustBeJson } from './expect.ts';
import type { Kit } from './kit.ts';

/** What stands written in a game: clauses, words for each event type, published schemas, the demo. */
export function checkCatalogue({ game }: Kit): void {
  const ids = game.clauses.map(({ id }) => id);
  must(ids.length > 0, () => `${game.id} has no clauses`);
  must(new Set(ids).size === ids.length, () => `${game.id} has a clause twice`);
  for (const { id, text, source } of game.clauses) {
    must(text.trim() !== '' && source.trim() !== '', () => `clause ${id} has no words or source`);
  }
  const types = eventTypesOf(game);
  must(types.length > 0, () => 'no event types in the event schema');
  for (const type of types) {
    must(Object.hasOwn(game.words.events, type), () => `no words for event ${type}`);
  }
  must(Object.hasOwn(game.words.refusals, 'malformed'), () => 'no words for refusal malformed');
  mustBeJson(schemasOf(game), 'the published schemas');
  checkDemo(game);
}

function checkDemo(game: AnyGame): void {
  const { setup, seat, bots } = game.demo;
  const opened = openTable(game, setup, { now: 0, seed: 'demo' });
  must(opened.ok, () => `the demo table is refused: ${JSON.stringify(opened)}`);
  const seats = game.seatsOf(opened.value.table.state);
  for (const name of [seat, ...bots]) must(seats.includes(name), () => `no demo seat ${name}`);
  must(!bots.includes(seat), () => `a bot sits in the newcomer's seat ${seat}`);
}

/** The types of all events that a game's log may hold. */
export function eventTypesOf(game: AnyGame): readonly string[] {
  return typesOf(schemasOf(game).event);
}

/** The names of all event types in a JSON Schema: the constants of its `type` properties. */
function typesOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(typesOf);
  if (!isFields(schema)) return [];
  const properties = isFields(schema.properties) ? schema.properties : {};
  const type = isFields(properties.type) ? properties.type.const : undefined;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => typesOf(schema[key]));
  return typeof type === 'string' ? [type, ...branches] : branches;
}
