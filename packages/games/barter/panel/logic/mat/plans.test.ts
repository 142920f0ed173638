import { describe, expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import { keepPlans } from './plans.ts';

const PLAN = [
  { kind: 'salt', said: null },
  { kind: 'piracy', said: 'grain' },
];

describe('the cards meant for an offer', () => {
  test('are there again after a reload, for this chair alone', () => {
    const drawer = makeDrawer();
    keepPlans(drawer, 'ana').set('ana-ben-1', PLAN);
    expect(keepPlans(drawer, 'ana').get('ana-ben-1')).toEqual(PLAN);
    expect(keepPlans(drawer, 'ana').get('ana-ben-2')).toBeUndefined();
    expect(keepPlans(drawer, 'ben').get('ana-ben-1')).toBeUndefined();
  });

  test.each(['{}', '[["ana-ben-1",[{"kind":7,"said":null}]]]', '[["ana-ben-1"]]', '[1]'])(
    'are nothing where something else is kept: %s',
    (kept) => {
      expect(keepPlans(makeDrawer({ ana: kept }), 'ana').get('ana-ben-1')).toBeUndefined();
    },
  );
});
