import { describe, expect, it } from 'vitest';
import { findScenario } from '../../../opening/scenario.ts';
import { fillSetup, type SavedPosition } from './setup-draft.ts';

const untouched = { file: null, edition: null, bots: null, options: {} };

describe('what the form comes to', () => {
  it('names the Age and the edition of the scenario, and seats its bots', () => {
    const scenario = findScenario('1-02', ['papal', 'netherlands', 'brandenburg']);
    const filled = fillSetup({ ...untouched, scenario });
    expect(filled.setup).toMatchObject({ scenario: '1-02', age: 1, edition: 'standard' });
    expect(filled.sitting).toEqual(['austria']);
    const late = findScenario('1-05', ['austria', 'castile', 'netherlands', 'france']);
    expect(fillSetup({ ...untouched, scenario: late }).setup).toMatchObject({ age: 3 });
    const six = ['prussia', 'russia', 'france', 'spain', 'great-britain', 'austria'];
    const empires = findScenario('2-04', six);
    expect(fillSetup({ ...untouched, scenario: empires }).setup).toMatchObject({
      edition: 'deluxe',
    });
  });

  it('leaves a saved position as it is but for the readings chosen', () => {
    const setup = { seats: ['france', 'castile'], age: 2, options: { halfTax: 'rounded' } };
    const file: SavedPosition = { name: 'evening.json', setup, seats: setup.seats };
    const scenario = findScenario('1-01', ['france', 'castile', 'england']);
    const draft = { ...untouched, scenario, file };
    expect(fillSetup(draft)).toEqual({ setup, seats: setup.seats, sitting: [] });
    expect(fillSetup({ ...draft, options: { halfTax: 'exact' }, bots: ['castile'] })).toEqual({
      setup: { ...setup, options: { halfTax: 'exact' } },
      seats: setup.seats,
      sitting: ['castile'],
    });
  });
});
