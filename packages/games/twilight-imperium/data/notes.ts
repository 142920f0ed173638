/** When a note can be played, as far as the table sees it. */
const TRIGGERS = [
  'replenished',
  'on-receipt',
  'agenda',
  'own-turn',
  'own-turn-start',
  'owner-turn',
  'owner-turn-start',
  'own-activation',
  'own-tactical-action',
  'owner-activated-mine',
  'other-came-to-mine',
  'own-combat',
  'own-combat-end',
  'strategy-phase',
  'action-phase',
  'status-phase',
  'research',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** When a note that was played goes home: at once, or from the play area after something. */
export type Homecoming =
  | 'at-once'
  | 'activation'
  | 'agenda-end'
  | 'combat-end'
  | 'status-end'
  | 'passed-on'
  | 'never';

export type NoteRule = {
  readonly id: string;
  readonly trigger: Trigger;
  readonly home: Homecoming;
  /** Whether it says that it is of no use against its owner. */
  readonly sparesOwner?: true;
  /** Whether it puts a wormhole token of Creuss into a system. */
  readonly placesToken?: true;
  /** Trade goods that it brings whoever receives it, where it resolves on receipt. */
  readonly brings?: number;
  readonly text: string;
};

/** The notes that every player has. Sources: living rules reference, rule 69; tirules.com; AsyncTI4 web data. */
export const genericNotes: readonly NoteRule[] = [
  {
    id: 'ceasefire',
    trigger: 'owner-activated-mine',
    home: 'at-once',
    text: 'after the named player activates a system containing your units: that player cannot move units into the active system',
  },
  {
    id: 'trade-agreement',
    trigger: 'replenished',
    home: 'at-once',
    text: 'when the named player replenishes commodities (even if 0 are taken; not when they merely gain some): that player gives the holder all their commodities (become trade goods for the holder)',
  },
  {
    id: 'political-secret',
    trigger: 'agenda',
    home: 'agenda-end',
    text: 'when an agenda is revealed: that player cannot vote, play action cards or use optional faction abilities until the agenda is resolved',
  },
  {
    id: 'support-for-the-throne',
    trigger: 'on-receipt',
    home: 'activation',
    text: 'on receipt by anyone but the named player: goes faceup to the receiver’s play area, +1 victory point',
  },
  {
    id: 'alliance',
    trigger: 'on-receipt',
    home: 'activation',
    text: 'on receipt by anyone but the named player: goes faceup to the receiver’s play area; receiver may use the owner’s commander if unlocked',
  },
];

/** The notes of the factions. Sources: the component data of ti-assistant; AsyncTI4 web data. */
export const factionNotes: readonly NoteRule[] = [
  {
    id: 'stymie',
    trigger: 'other-came-to-mine',
    home: 'at-once',
    text: 'after another player moves ships into a system with your units: put one of that player’s reinforcement command tokens in any non-home system',
  },
  {
    id: 'war-funding',
    trigger: 'own-combat',
    home: 'at-once',
    text: 'after both sides roll in space combat: reroll all of opponent’s dice and any of yours',
  },
  {
    id: 'raghs-call',
    trigger: 'own-tactical-action',
    home: 'at-once',
    text: 'after you commit units to land on a planet: Saar ground forces there move to another Saar planet',
  },
  {
    id: 'fires-of-the-gashlai',
    trigger: 'own-turn',
    home: 'at-once',
    text: 'component action: Muaat loses 1 fleet token; you gain your war sun technology',
  },
  {
    id: 'trade-convoys',
    trigger: 'own-turn',
    home: 'activation',
    text: 'component action: while in play area, you may transact with non-neighbors',
  },
  {
    id: 'military-support',
    trigger: 'owner-turn-start',
    home: 'at-once',
    text: 'start of Sol’s turn: Sol loses 1 strategy token if able; you place 2 infantry',
  },
  {
    id: 'creuss-iff',
    trigger: 'own-turn-start',
    home: 'at-once',
    placesToken: true,
    text: 'start of your action-phase turn: place/move a Creuss wormhole token (can create neighbors)',
  },
  {
    id: 'cybernetic-enhancements',
    trigger: 'status-phase',
    home: 'at-once',
    text: 'when you gain command tokens in the status phase: gain 1 extra',
  },
  {
    id: 'promise-of-protection',
    trigger: 'own-turn',
    home: 'activation',
    text: 'component action: while in play area Mentak cannot use Pillage against you',
  },
  {
    id: 'gift-of-prescience',
    trigger: 'strategy-phase',
    home: 'status-end',
    text: 'end of strategy phase: take the 0 initiative token; Naalu lose Telepathic this round',
  },
  {
    id: 'antivirus',
    trigger: 'own-combat',
    home: 'activation',
    text: 'start of a combat: while in play area Nekro cannot use Technological Singularity against you',
  },
  {
    id: 'tekklar-legion',
    trigger: 'own-combat',
    home: 'at-once',
    text: 'start of an invasion combat: +1 to your rolls (and -1 to N’orr’s if they are the opponent)',
  },
  {
    id: 'research-agreement',
    trigger: 'research',
    home: 'at-once',
    text: 'after Jol-Nar researches a non-faction technology: gain that technology',
  },
  {
    id: 'acquiescence',
    trigger: 'owner-turn',
    home: 'at-once',
    text: 'when Winnu resolves a strategic action: do the secondary without a command token',
  },
  {
    id: 'political-favor',
    trigger: 'agenda',
    home: 'at-once',
    text: 'when an agenda is revealed: Xxcha lose 1 strategy token; discard the agenda and reveal a replacement',
  },
  {
    id: 'greyfire-mutagen',
    trigger: 'own-combat',
    home: 'at-once',
    sparesOwner: true,
    text: 'start of ground combat vs 2+ non-Yin ground forces: replace one enemy infantry with yours',
  },
  {
    id: 'spy-net',
    trigger: 'own-turn-start',
    home: 'at-once',
    text: 'start of your turn: look at Yssaril action cards, take one',
  },
  {
    id: 'strike-wing-ambuscade',
    trigger: 'action-phase',
    home: 'at-once',
    text: 'when your units roll for a unit ability: one unit rolls 1 extra die',
  },
  {
    id: 'blood-pact',
    trigger: 'own-turn',
    home: 'activation',
    text: 'component action: while in play area: voting with Empyrean gives 4 extra votes',
  },
  {
    id: 'dark-pact',
    trigger: 'own-turn',
    home: 'activation',
    text: 'component action: while in play area: when you give Empyrean commodities equal to your maximum value, each of you gains 1 trade good',
  },
  {
    id: 'scepter-of-dominion',
    trigger: 'strategy-phase',
    home: 'at-once',
    text: 'start of strategy phase: players whose tokens Mahact holds must place a token in a system of yours',
  },
  {
    id: 'black-market-forgery',
    trigger: 'own-turn',
    home: 'at-once',
    text: 'component action: purge 2 relic fragments of one type for 1 relic',
  },
  {
    id: 'the-cavalry',
    trigger: 'own-combat',
    home: 'combat-end',
    sparesOwner: true,
    text: 'start of space combat vs non-Nomad: one of your ships fights like the Nomad flagship',
  },
  {
    id: 'terraform',
    trigger: 'own-turn',
    home: 'never',
    text: 'component action: attach to a non-home, non-Mecatol planet: +1/+1 and all traits',
  },
  {
    id: 'crucible',
    trigger: 'own-activation',
    home: 'at-once',
    text: 'after you activate a system: your ships ignore gravity rift rolls and get +1 move from rifts',
  },
  {
    id: 'keleres-rider',
    trigger: 'agenda',
    home: 'at-once',
    text: 'after an agenda is revealed: cannot vote; correct prediction gives 1 action card and 2 trade goods',
  },
  {
    id: 'sever',
    trigger: 'own-turn',
    home: 'status-end',
    text: 'component action: place the sever token on a system: its wormholes do nothing for movement',
  },
  {
    id: 'share-knowledge',
    trigger: 'own-turn',
    home: 'status-end',
    text: 'component action: borrow one of Deepwrought’s non-faction, non-unit technologies',
  },
  {
    id: 'black-ops',
    trigger: 'on-receipt',
    home: 'never',
    brings: 2,
    text: 'on receipt (not by Firmament): Firmament may place a facedown plot card; receiver gains 2 command tokens and 2 trade goods; note is PURGED',
  },
  {
    id: 'raise-the-standard',
    trigger: 'own-combat-end',
    home: 'at-once',
    text: 'end of a combat: galvanize one of your participating units',
  },
  {
    id: 'malevolency',
    trigger: 'own-tactical-action',
    home: 'passed-on',
    text: 'end of one of your tactical actions: spend 1 influence to pass the card to a neighbor (even the Obsidian may); at end of status phase a non-Obsidian holder loses 1 fleet token',
  },
  {
    id: 'nano-link-permit',
    trigger: 'own-activation',
    home: 'at-once',
    text: 'after you activate a system: move your structures from adjacent systems into the active system',
  },
];
