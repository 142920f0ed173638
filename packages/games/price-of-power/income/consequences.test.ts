import { describe, expect, test } from 'vitest';
import { bringsInflation, costsPrestige, countBaseTax } from './consequences.ts';

describe('Base Tax', () => {
  const realm = { towns: { small: ['tirol', 'krain', 'lienz'], large: ['wien', 'praha'] } };

  test('counts 1 for a small town and 2 for a large one', () => {
    expect(countBaseTax(realm, {}, { baseTax: 'uncovered' })).toBe(7);
  });

  test('leaves occupied towns out, unless the printed figure is wanted', () => {
    const occupied = { praha: 'saxony', tirol: 'venice', paris: 'england' };
    expect(countBaseTax(realm, occupied, { baseTax: 'uncovered' })).toBe(4);
    expect(countBaseTax(realm, occupied, { baseTax: 'printed' })).toBe(7);
  });
});

describe('Gold', () => {
  const gold = { good: 'gold' };

  test.each([
    [10, 9, true, true],
    [10, 19, true, false],
    [10, 20, false, false],
    [10, 18, true, true],
    [0, 0, false, false],
    [1, 0, true, true],
  ])('an income of %i at a Base Tax of %i', (income, baseTax, exact, rounded) => {
    expect(bringsInflation(gold, { income, baseTax }, { halfTax: 'exact' })).toBe(exact);
    expect(bringsInflation(gold, { income, baseTax }, { halfTax: 'rounded' })).toBe(rounded);
  });

  test('alone brings inflation', () => {
    expect(
      bringsInflation({ good: 'cloth' }, { income: 22, baseTax: 9 }, { halfTax: 'exact' }),
    ).toBe(false);
  });
});

describe('Slaves', () => {
  const slaves = { good: 'slaves' };

  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('in Age %i', (age, isCostly) => {
    expect(costsPrestige(slaves, { income: 6, age }, { slavesAtZero: true })).toBe(isCostly);
    expect(costsPrestige({ good: 'sugar' }, { income: 6, age }, { slavesAtZero: true })).toBe(
      false,
    );
  });

  test('cost Prestige without income too, unless that reading is off', () => {
    expect(costsPrestige(slaves, { income: 0, age: 3 }, { slavesAtZero: true })).toBe(true);
    expect(costsPrestige(slaves, { income: 0, age: 3 }, { slavesAtZero: false })).toBe(false);
    expect(costsPrestige(slaves, { income: 1, age: 3 }, { slavesAtZero: false })).toBe(true);
  });
});
