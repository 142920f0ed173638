import type { CalamityRow } from '../../barter/cards/deck.ts';

/**
 * The twelve calamities of Advanced Civilization, one card each, in their order of resolution.
 * Sources: rule 9.1 as transcribed in lavaeater/civilization docs/rules and its definitions.cards;
 * mgod/CivHelper Scripts/calamity_builder.py.
 */
export const calamities: readonly CalamityRow[] = [
  { id: 'volcano-earthquake', stack: 2, tradable: false, severity: 'major' },
  { id: 'treachery', stack: 2, tradable: true, severity: 'major' },
  { id: 'famine', stack: 3, tradable: false, severity: 'major' },
  { id: 'superstition', stack: 3, tradable: true, severity: 'major' },
  { id: 'civil-war', stack: 4, tradable: false, severity: 'major' },
  { id: 'slave-revolt', stack: 4, tradable: true, severity: 'major' },
  { id: 'flood', stack: 5, tradable: false, severity: 'major' },
  { id: 'barbarian-hordes', stack: 5, tradable: true, severity: 'major' },
  { id: 'epidemic', stack: 6, tradable: true, severity: 'major' },
  { id: 'civil-disorder', stack: 7, tradable: true, severity: 'major' },
  { id: 'iconoclasm-heresy', stack: 8, tradable: true, severity: 'major' },
  { id: 'piracy', stack: 9, tradable: true, severity: 'major' },
];
