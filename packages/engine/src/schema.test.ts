import { expect, it } from 'vitest';
import { schemasOf } from './schema.ts';
import { marbles } from './testing/fixtures/marbles.ts';

it('publishes the shapes of a game', () => {
  const schemas = schemasOf(marbles);
  expect(Object.keys(schemas)).toEqual(['setup', 'command', 'event']);
  expect(schemas.setup).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['seats'],
    additionalProperties: false,
  });
});
