import { expect, it } from 'vitest';
import { SETUP, viewOf } from '../../testing/views.ts';
import { findGoingHome } from './going-home.ts';

it('is what lies before the seat that activates, of those who have units there', () => {
  const { seats, ...rest } = viewOf(SETUP, 'ana', []);
  const support = 'leo/support-for-the-throne';
  const view = {
    ...rest,
    seats: {
      ...seats,
      ana: { ...seats.ana, playArea: [support, 'max/political-secret'] },
    } as typeof seats,
  };
  expect(findGoingHome(view, 'ana', ['leo', 'max'])).toEqual([support]);
  expect(findGoingHome(view, 'ana', ['max'])).toEqual([]);
  expect(findGoingHome(view, 'leo', ['leo'])).toEqual([]);
  expect(findGoingHome(view, 'nobody', ['leo'])).toEqual([]);
});
