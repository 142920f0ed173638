const GAME = 'advanced-civilization';

const scenario = (steps: string) => `title: A salty story
game: ${GAME}
clauses: [AC-28.3]
setup: { seats: [crete, egypt], hands: { crete: { salt: 3 }, egypt: { iron: 3 } } }
steps:
${steps}
`;

/** A scenario of Advanced Civilization that shows AC-28.3, and is refused by it. */
export const HOLDS = scenario(`  - crete sees: { hand: { salt: 3 } }
  - crete: { type: propose, gives: { count: 2, named: [salt, salt] }, asks: { count: 3 } }
    refused: AC-28.3
  - { crete: { type: propose, gives: { count: 3, named: [salt, salt] }, asks: { count: 3 } } }`);

/** One whose second step does not hold. */
export const FAILS = scenario('  - wait: 1\n  - crete sees: { hand: { salt: 2 } }');
