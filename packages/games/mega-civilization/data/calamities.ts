import type { CalamityRow } from '../../barter/cards/deck.ts';

/**
 * The 24 calamities of Mega Civilization, one card each in every block in play; the minor ones are used
 * only in some brackets.
 * Sources: bubba0077/MegaCiv Civ_Constants.xml; LMandtler/MegaEmpires_solo config.conf;
 * ArttKan/empires-manager calamities.py.
 */
export const calamities: readonly CalamityRow[] = [
  { id: 'volcano-earthquake', stack: 2, tradable: false, severity: 'major' },
  { id: 'treachery', stack: 2, tradable: true, severity: 'major' },
  { id: 'tempest', stack: 2, tradable: true, severity: 'minor' },
  { id: 'famine', stack: 3, tradable: false, severity: 'major' },
  { id: 'slave-revolt', stack: 3, tradable: true, severity: 'major' },
  { id: 'squandered-wealth', stack: 3, tradable: true, severity: 'minor' },
  { id: 'flood', stack: 4, tradable: false, severity: 'major' },
  { id: 'superstition', stack: 4, tradable: true, severity: 'major' },
  { id: 'city-riots', stack: 4, tradable: true, severity: 'minor' },
  { id: 'civil-war', stack: 5, tradable: false, severity: 'major' },
  { id: 'barbarian-hordes', stack: 5, tradable: true, severity: 'major' },
  { id: 'city-in-flames', stack: 5, tradable: true, severity: 'minor' },
  { id: 'cyclone', stack: 6, tradable: false, severity: 'major' },
  { id: 'epidemic', stack: 6, tradable: true, severity: 'major' },
  { id: 'tribal-conflict', stack: 6, tradable: true, severity: 'minor' },
  { id: 'tyranny', stack: 7, tradable: false, severity: 'major' },
  { id: 'civil-disorder', stack: 7, tradable: true, severity: 'major' },
  { id: 'minor-uprising', stack: 7, tradable: true, severity: 'minor' },
  { id: 'corruption', stack: 8, tradable: false, severity: 'major' },
  { id: 'iconoclasm-heresy', stack: 8, tradable: true, severity: 'major' },
  { id: 'banditry', stack: 8, tradable: true, severity: 'minor' },
  { id: 'regression', stack: 9, tradable: false, severity: 'major' },
  { id: 'piracy', stack: 9, tradable: true, severity: 'major' },
  { id: 'coastal-migration', stack: 9, tradable: true, severity: 'minor' },
];
