export const EXPANSIONS = ['base', 'prophecy-of-kings', 'codex-3-vigil', 'thunders-edge'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** A faction: the commodity value printed on its sheet, and its promissory notes by id. */
export type Faction = {
  readonly id: string;
  readonly name: string;
  readonly expansion: Expansion;
  readonly value: number;
  readonly notes: readonly string[];
};

/**
 * The official factions. Sources: the component data of ti-assistant and of AsyncTI4, which agree on all
 * commodity values.
 */
export const factions: readonly Faction[] = [
  { id: 'arborec', name: 'The Arborec', expansion: 'base', value: 3, notes: ['stymie'] },
  {
    id: 'letnev',
    name: 'The Barony of Letnev',
    expansion: 'base',
    value: 2,
    notes: ['war-funding'],
  },
  { id: 'saar', name: 'The Clan of Saar', expansion: 'base', value: 3, notes: ['raghs-call'] },
  {
    id: 'muaat',
    name: 'The Embers of Muaat',
    expansion: 'base',
    value: 4,
    notes: ['fires-of-the-gashlai'],
  },
  {
    id: 'hacan',
    name: 'The Emirates of Hacan',
    expansion: 'base',
    value: 6,
    notes: ['trade-convoys'],
  },
  {
    id: 'sol',
    name: 'The Federation of Sol',
    expansion: 'base',
    value: 4,
    notes: ['military-support'],
  },
  {
    id: 'creuss',
    name: 'The Ghosts of Creuss',
    expansion: 'base',
    value: 4,
    notes: ['creuss-iff'],
  },
  {
    id: 'l1z1x',
    name: 'The L1Z1X Mindnet',
    expansion: 'base',
    value: 2,
    notes: ['cybernetic-enhancements'],
  },
  {
    id: 'mentak',
    name: 'The Mentak Coalition',
    expansion: 'base',
    value: 2,
    notes: ['promise-of-protection'],
  },
  {
    id: 'naalu',
    name: 'The Naalu Collective',
    expansion: 'base',
    value: 3,
    notes: ['gift-of-prescience'],
  },
  { id: 'nekro', name: 'The Nekro Virus', expansion: 'base', value: 3, notes: ['antivirus'] },
  { id: 'norr', name: 'Sardakk N’orr', expansion: 'base', value: 3, notes: ['tekklar-legion'] },
  {
    id: 'jolnar',
    name: 'The Universities of Jol-Nar',
    expansion: 'base',
    value: 4,
    notes: ['research-agreement'],
  },
  { id: 'winnu', name: 'The Winnu', expansion: 'base', value: 3, notes: ['acquiescence'] },
  {
    id: 'xxcha',
    name: 'The Xxcha Kingdom',
    expansion: 'base',
    value: 4,
    notes: ['political-favor'],
  },
  {
    id: 'yin',
    name: 'The Yin Brotherhood',
    expansion: 'base',
    value: 2,
    notes: ['greyfire-mutagen'],
  },
  { id: 'yssaril', name: 'The Yssaril Tribes', expansion: 'base', value: 3, notes: ['spy-net'] },
  {
    id: 'argent',
    name: 'The Argent Flight',
    expansion: 'prophecy-of-kings',
    value: 3,
    notes: ['strike-wing-ambuscade'],
  },
  {
    id: 'empyrean',
    name: 'The Empyrean',
    expansion: 'prophecy-of-kings',
    value: 4,
    notes: ['blood-pact', 'dark-pact'],
  },
  {
    id: 'mahact',
    name: 'The Mahact Gene-Sorcerers',
    expansion: 'prophecy-of-kings',
    value: 3,
    notes: ['scepter-of-dominion'],
  },
  {
    id: 'naaz-rokha',
    name: 'The Naaz-Rokha Alliance',
    expansion: 'prophecy-of-kings',
    value: 3,
    notes: ['black-market-forgery'],
  },
  {
    id: 'nomad',
    name: 'The Nomad',
    expansion: 'prophecy-of-kings',
    value: 4,
    notes: ['the-cavalry'],
  },
  {
    id: 'titans',
    name: 'The Titans of Ul',
    expansion: 'prophecy-of-kings',
    value: 2,
    notes: ['terraform'],
  },
  {
    id: 'vuilraith',
    name: 'The Vuil’raith Cabal',
    expansion: 'prophecy-of-kings',
    value: 2,
    notes: ['crucible'],
  },
  {
    id: 'keleres',
    name: 'The Council Keleres',
    expansion: 'codex-3-vigil',
    value: 2,
    notes: ['keleres-rider'],
  },
  {
    id: 'bastion',
    name: 'Last Bastion',
    expansion: 'thunders-edge',
    value: 1,
    notes: ['raise-the-standard'],
  },
  {
    id: 'crimson',
    name: 'The Crimson Rebellion',
    expansion: 'thunders-edge',
    value: 2,
    notes: ['sever'],
  },
  {
    id: 'deepwrought',
    name: 'The Deepwrought Scholarate',
    expansion: 'thunders-edge',
    value: 3,
    notes: ['share-knowledge'],
  },
  {
    id: 'firmament',
    name: 'The Firmament',
    expansion: 'thunders-edge',
    value: 3,
    notes: ['black-ops'],
  },
  {
    id: 'obsidian',
    name: 'The Obsidian',
    expansion: 'thunders-edge',
    value: 3,
    notes: ['malevolency'],
  },
  {
    id: 'ralnel',
    name: 'The Ral Nel Consortium',
    expansion: 'thunders-edge',
    value: 4,
    notes: ['nano-link-permit'],
  },
];
