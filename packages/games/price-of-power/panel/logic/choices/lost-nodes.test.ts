import { expect, test } from 'vitest';
import type { ChoiceView } from '../../../view.ts';
import { openTable } from '../../testing/table.ts';
import { lostNodes } from './lost-nodes.ts';

const view = openTable({ scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] });
const moving = (ship: ChoiceView['ship']) => ({ ship }) as ChoiceView;

test('a ship that was a link leaves the realm without the nodes beyond it', () => {
  const away = (realm: string, from: string) =>
    lostNodes(view, realm, moving({ from, to: 'caribbean-sea' }));
  expect(away('france', 'bay-of-biscay')).toEqual(['bordeaux']);
  expect(away('france', 'gulf-of-lion')).toEqual(['genoa']);
  expect(away('castile', 'western-mediterranean')).toEqual(['genoa']);
  const near = moving({ from: 'gulf-of-lion', to: 'gulf-of-lion' });
  expect(lostNodes(view, 'france', near)).toEqual([]);
});

test('nothing is lost where no ship moves, nor where it only comes', () => {
  expect(lostNodes(view, 'france', moving(null))).toEqual([]);
  expect(lostNodes(view, 'nobody', moving({ from: 'english-channel', to: 'north-sea' }))).toEqual(
    [],
  );
});
