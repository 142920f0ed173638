import type { Exception } from './exception.ts';

/** What the factions’ abilities, leaders, technologies and promissory notes bend. */
export const factionExceptions: readonly Exception[] = [
  {
    id: 'hacan-guild-ships',
    what: 'Hacan faction ability Guild Ships',
    effect:
      'Hacan may transact with non-neighbors. Does not create neighbor status. Either side may open the talk, but the active player must still be one of the two; still one per pair per turn.',
    source: 'living rules reference FAQ (Hacan); tirules.com F_hacan',
    played: true,
  },
  {
    id: 'hacan-arbiters',
    what: 'Hacan faction ability Arbiters',
    effect:
      'Any number of action cards may be exchanged, in either direction, in a transaction with Hacan; a receiver over the 7-card hand limit discards down immediately. Passive, so Political Secret does not switch it off. Excess over 7 cannot be traded away.',
    source: 'source text on transactions; tirules.com F_hacan',
    played: true,
  },
  {
    id: 'hacan-mech',
    what: 'Hacan mech Pride of Kenara',
    effect:
      'A planet card with the mech may be given in a transaction (not during combat); Hacan’s units (structures too) move to another Hacan planet.',
    source: 'ti-assistant component data; tirules.com F_hacan',
    played: true,
  },
  {
    id: 'hacan-convoys',
    what: 'Promissory note Trade Convoys',
    effect:
      'Holder with it in play area may transact with non-neighbors. Not neighbors; one per pair per turn unchanged; no effect in hand.',
    source: 'tirules.com F_hacan; ti-assistant component data',
    played: true,
  },
  {
    id: 'hacan-masters-of-trade',
    what: 'Hacan ability Masters of Trade',
    effect: 'Trade secondary without a command token.',
    source: 'AsyncTI4 web data',
    played: true,
  },
  {
    id: 'hacan-carth',
    what: 'Hacan agent Carth of Golden Sands',
    effect:
      'Action phase: gain 2 commodities (cap still applies) or replenish another player’s commodities (works at maximum as a trigger).',
    source: 'AsyncTI4 web data; tirules.com F_hacan',
    played: true,
  },
  {
    id: 'mentak-pillage',
    what: 'Mentak faction ability Pillage',
    effect:
      'After a neighbor of Mentak gains trade goods or resolves a transaction, if that neighbor now has 3 or more trade goods, Mentak may take 1 trade good or 1 commodity. Works even if no trade goods moved, against both sides, and against the partner Mentak just traded with. Conversions of own commodities do not count as gaining. A pre-trade promise not to pillage is non-binding.',
    source: 'ti-assistant component data; tirules.com F_mentak; living rules reference FAQ',
    played: true,
  },
  {
    id: 'mentak-pop',
    what: 'Promissory note Promise of Protection',
    effect:
      'Holder (card in play area) is immune to Pillage; the other party of the transaction is not.',
    source: 'tirules.com F_mentak',
    played: true,
  },
  {
    id: 'mentak-commander',
    what: 'Mentak commander S’ula Mentarion',
    effect:
      'Loser of a space combat may be forced to give 1 note of the loser’s choice from hand; not a transaction.',
    source: 'tirules.com F_mentak',
    played: true,
  },
  {
    id: 'political-secret',
    what: 'Promissory note Political Secret',
    effect:
      'Until the agenda is resolved its owner cannot vote, play action cards or use optional faction abilities; what is passive goes on, and so do technologies, leaders and mechs.',
    source: 'living rules reference, rule 69; tirules.com C_promissory_notes',
    played: true,
  },
  {
    id: 'nomad-tcs',
    what: 'Nomad technology Temporal Command Suite',
    effect:
      'After readying another player’s agent, Nomad may perform one extra transaction with that player: no neighbor need, no active-player need, any phase, does not use the normal allowance.',
    source: 'ti-assistant component data; tirules.com F_nomad',
    played: true,
  },
  {
    id: 'yssaril-crafty',
    what: 'Yssaril ability Crafty',
    effect:
      'Any number of action cards may be in hand, and nothing takes that away: neither the limit of seven nor Executive Sanctions makes Yssaril discard.',
    source: 'ti-assistant component data; tirules.com F_yssaril',
    played: true,
  },
  {
    id: 'yssaril-deepgloom',
    what: 'Yssaril breakthrough Deepgloom Executable (Thunder’s Edge)',
    effect:
      'When Yssaril lends Stall Tactics or Scheming to a player they may resolve a transaction with that player; in the action phase it does not count against the per-player limit; neighbors / active player not needed.',
    source: 'AsyncTI4 web data breakthroughs; tirules.com F_yssaril',
    played: true,
  },
  {
    id: 'empyrean-dark-pact',
    what: 'Promissory note Dark Pact',
    effect:
      'If the holder gives Empyrean commodities equal to the holder’s own maximum, in a transaction or by an effect such as Trade Agreement, both gain 1 trade good, simultaneously with the transfer (so Pillage triggers once per player, and the bonus cannot itself be traded between them this turn).',
    source: 'tirules.com F_empyrean',
    played: true,
  },
  {
    id: 'empyrean-void-tether',
    what: 'Empyrean breakthrough Void Tether',
    effect:
      'Other players treat the two tethered systems as not adjacent; Empyrean still does. So neighbor status through that border exists only for pairs that include Empyrean.',
    source: 'tirules.com F_empyrean',
    played: true,
  },
  {
    id: 'empyrean-voidwatch',
    what: 'Empyrean technology Voidwatch',
    effect:
      'Player moving ships into Empyrean’s system must give 1 note of own choice; not a transaction.',
    source: 'tirules.com F_empyrean',
    played: true,
  },
  {
    id: 'mahact-hubris',
    what: 'Mahact ability Hubris',
    effect:
      'Mahact’s own Alliance is purged at setup; giving Mahact any Alliance note is illegal (refuse the offer).',
    source: 'ti-assistant component data; AsyncTI4 data',
    played: true,
  },
  {
    id: 'titans-agent',
    what: 'Titans agent / sleeper deals',
    effect:
      'Agreeing to a sleeper token is not itself a transaction, though a deal may include one.',
    source: 'tirules.com F_ul',
    played: false,
    reason: 'a sleeper token is no component of a transaction; a deal may speak of one in words',
  },
  {
    id: 'vuilraith-capture',
    what: 'Captured units (rule 17)',
    effect:
      'Captured non-fighter ships and mechs may be returned to their ORIGINAL OWNER (to reinforcements) as part of a transaction. Captured fighters/infantry may not. Cannot be handed to a third player.',
    source: 'source text on transactions; living rules reference 17.2; tirules.com R_capture',
    played: true,
  },
  {
    id: 'vuilraith-agent',
    what: 'Vuil’raith agent The Stillness of Stars',
    effect:
      'After another player replenishes, converts that player’s commodities to trade goods (not ’gained’).',
    source: 'tirules.com F_vuilraith',
    played: true,
  },
  {
    id: 'vuilraith-agent-capture',
    what: 'Vuil’raith agent The Stillness of Stars: the captured unit',
    effect:
      'Whose commodities were converted has a unit captured that costs at most the full commodity value.',
    source: 'tirules.com F_vuilraith',
    played: false,
    reason: 'which units there are is not on the table; a captured one is told by a correction',
  },
  {
    id: 'creuss-qe',
    what: 'Creuss ability Quantum Entanglement',
    effect:
      'For pairs including Creuss, every alpha and beta wormhole system is adjacent to every other; gives neighbor status both ways.',
    source: 'living rules reference 60.3; tirules.com F_creuss',
    played: true,
  },
  {
    id: 'winnu-lgf',
    what: 'Winnu technology Lazax Gate Folding',
    effect:
      'During Winnu’s tactical actions Mecatol (and in the older text also the home system) carries extra wormholes, which make neighbors for a while.',
    source: 'living rules reference FAQ; AsyncTI4 web data tech',
    played: true,
  },
  {
    id: 'keleres-iihq',
    what: 'Keleres I.I.H.Q. Modernization',
    effect:
      'Keleres are neighbors with everyone who has units or controls planets in or adjacent to Mecatol Rex (newer breakthrough text: units on Mecatol, or planets in or adjacent to it). It holds both ways.',
    source: 'ti-assistant component data; AsyncTI4 web data; tirules.com F_keleres',
    played: true,
  },
  {
    id: 'keleres-xander',
    what: 'Keleres agent Xander Alexin Victori III',
    effect:
      'One player may spend commodities as if they were trade goods for a single spend. Exception to 21.7.',
    source: 'AsyncTI4 web data; tirules.com F_keleres',
    played: true,
  },
  {
    id: 'keleres-laws-order',
    what: 'Keleres ability Law’s Order (Thunder’s Edge text)',
    effect:
      'May spend 1 trade good OR 1 commodity at the start of any turn; then all laws are blank for everybody until that turn ends. Exception to 21.7.',
    source: 'ti-assistant component data; AsyncTI4 web data; tirules.com F_keleres',
    played: true,
  },
  {
    id: 'keleres-patronage',
    what: 'Keleres ability Council Patronage',
    effect:
      'Mandatory replenish at start of strategy phase, then +1 trade good; triggers Trade Agreement held by others.',
    source: 'ti-assistant component data; tirules.com F_keleres',
    played: true,
  },
  {
    id: 'keleres-executive-order',
    what: 'Keleres technology Executive Order',
    effect:
      'An agenda is resolved during the action phase. The agenda-phase transaction rule does NOT apply: normal one-per-turn with the active player, neighbors only.',
    source: 'tirules.com F_keleres',
    played: true,
  },
];
