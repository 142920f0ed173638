import type { Exception } from './exception.ts';

/**
 * All exceptions that are known, in our own words. Sources: the publisher’s living rules reference with
 * its official questions and answers, tirules.com, the component data of ti-assistant and of AsyncTI4.
 */
export const exceptions: readonly Exception[] = [
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
      'After another player replenishes, converts that player’s commodities to trade goods (not ’gained’) and captures a unit that costs at most that player’s full commodity value.',
    source: 'tirules.com F_vuilraith',
    played: true,
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
    effect: 'May spend 1 trade good OR 1 commodity at the start of any turn. Exception to 21.7.',
    source: 'ti-assistant component data; AsyncTI4 web data',
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
  {
    id: 'minister-of-commerce',
    what: 'Law Minister of Commerce',
    effect:
      'After its owner replenishes (by any effect, not by gaining a fixed number) they gain 1 trade good per neighbor.',
    source: 'ti-assistant component data; tirules.com C_agendas',
    played: true,
  },
  {
    id: 'wormhole-reconstruction',
    what: 'Law Wormhole Reconstruction (For)',
    effect: 'All alpha/beta wormhole systems adjacent to each other.',
    source: 'ti-assistant component data',
    played: true,
  },
  {
    id: 'enforced-travel-ban',
    what: 'Law Enforced Travel Ban',
    effect: 'Stops wormhole MOVEMENT only; players remain neighbors through wormholes.',
    source: 'tirules.com C_agendas',
    played: true,
  },
  {
    id: 'articles-of-war',
    what: 'Law Articles of War',
    effect: 'Mechs lose abilities: Hacan cannot trade mech planets while it is in force.',
    source: 'tirules.com C_agendas',
    played: true,
  },
  {
    id: 'miscount-disclosed',
    what: 'Agenda Miscount Disclosed',
    effect: 'The elected law is voted on again as its own agenda: a fresh transaction per pair.',
    source: 'tirules.com C_agendas',
    played: true,
  },
  {
    id: 'veto-quash-favor',
    what: 'Veto / Quash / Political Favor',
    effect:
      'Revealed agenda replaced: the replacement is a different agenda, so each pair has a fresh transaction.',
    source: 'source text on transactions; tirules.com F_xxcha',
    played: true,
  },
  {
    id: 'dmz',
    what: 'Exploration attachment Demilitarized Zone',
    effect: 'During the AGENDA PHASE that planet’s card may be given in a transaction.',
    source: 'AsyncTI4 web data explorations',
    played: true,
  },
  {
    id: 'silver-flame',
    what: 'Relic The Silver Flame (Thunder’s Edge)',
    effect: 'Printed exception: this one relic may be exchanged in a transaction.',
    source: 'ti-assistant component data; AsyncTI4 web data relics',
    played: true,
  },
  {
    id: 'black-market-dealings',
    what: 'Action card Black Market Dealings (Thunder’s Edge)',
    effect:
      'Played while negotiating: the two players may include relics, action cards and unscored secret objectives in that transaction; cannot be cancelled.',
    source: 'ti-assistant component data thundersedge/actionCards',
    played: true,
  },
  {
    id: 'space-stations',
    what: 'Space stations (Thunder’s Edge: Oluz Station, Revelation, The Watchtower, Tsion Station)',
    effect:
      'Controller’s commodity value +1 each (excess returned to supply when lost). Two players who each control a station may transact without being neighbors (not neighbors otherwise; same limits). Exhaust a station to convert own commodities to trade goods (not ’gained’).',
    source: 'tirules.com R_space_stations; AsyncTI4 web data planets',
    played: true,
  },
  {
    id: 'dynamis-core',
    what: 'Relic Dynamis Core',
    effect:
      '+2 commodity value while owned; purge: gain trade goods; on losing it return commodities above the printed value.',
    source: 'ti-assistant component data; tirules.com C_relics',
    played: true,
  },
  {
    id: 'age-of-commerce',
    what: 'Event Age of Commerce (Codex 4)',
    effect:
      'Neighbors not required; no commodity maximum, replenish adds value instead of filling up; non-faction technologies may be shared in a transaction (giver keeps theirs). Trade Agreement then gives only what was just replenished.',
    source: 'ti-assistant component data; tirules.com C_events',
    played: true,
  },
  {
    id: 'hidden-agenda',
    what: 'Event Hidden Agenda (Thunder’s Edge)',
    effect: 'No transactions in the agenda phase.',
    source: 'ti-assistant component data',
    played: true,
  },
  {
    id: 'tf-censure',
    what: 'Edict Censure (Twilight’s Fall)',
    effect: 'The marked player cannot perform transactions this round.',
    source: 'ti-assistant component data; AsyncTI4 web data',
    played: true,
  },
  {
    id: 'salvage',
    what: 'Action card Salvage',
    effect:
      'Loser of a space combat gives all commodities to winner: not a transaction, becomes trade goods (21.6). Active player may transact between play and resolution.',
    source: 'AsyncTI4 web data; tirules.com C_action_cards',
    played: true,
  },
  {
    id: 'diplomatic-pressure',
    what: 'Action card Diplomatic Pressure',
    effect: 'Target must give 1 note of own choice from hand; not a transaction.',
    source: 'tirules.com C_action_cards',
    played: true,
  },
  {
    id: 'seize-artifact',
    what: 'Action card Seize Artifact',
    effect: 'A neighbor must give a relic fragment of your choice; not a transaction.',
    source: 'AsyncTI4 web data',
    played: true,
  },
  {
    id: 'harness-energy',
    what: 'Action card Harness Energy (Codex 1)',
    effect: 'After you activate an anomaly, replenish.',
    source: 'ti-assistant component data; AsyncTI4 web data',
    played: true,
  },
  {
    id: 'explore-commodities',
    what: 'Exploration cards',
    effect:
      'Merchant Station: replenish OR convert all. Abandoned Warehouses: gain 2 or convert up to 2. Functioning Base / Local Fabricators: gain 1, or spend 1 trade good or 1 commodity for a card / mech (exception to 21.7).',
    source: 'AsyncTI4 web data explorations',
    played: true,
  },
  {
    id: 'mallice',
    what: 'Mallice legendary ability',
    effect: 'End of turn: gain 2 trade goods or convert all own commodities (not ’gained’).',
    source: 'ti-assistant component data',
    played: true,
  },
  {
    id: 'mahact-crimson',
    what: 'Mahact infantry Crimson Legionnaire, Rebellion commander Ahk Siever, Deepwrought commander Aello',
    effect: 'Gain 1 commodity or convert 1 of yours.',
    source: 'ti-assistant component data; AsyncTI4 web data',
    played: true,
  },
  {
    id: 'deepwrought-visionaria',
    what: 'Deepwrought breakthrough Visionaria Select; Naalu breakthrough Mindsieve; Naalu hero The Oracle',
    effect:
      'Notes change hands as an ability cost/effect; not transactions. Naalu Mindsieve: hand notes only.',
    source: 'AsyncTI4 web data; tirules.com',
    played: true,
  },
  {
    id: 'action-deck-2',
    what: 'Community ’action deck 2’ cards in the Async bot (Ancient Trade Routes, Ixthian Gift, Heist)',
    effect:
      'Not FFG. Ancient Trade Routes: players may transact without being neighbors for the turn (bot wording clarified in PR #3639; data text still says ’treat as neighbors’).',
    source: 'AsyncTI4 web data; AsyncTI4 data PR 3639',
    played: false,
    reason: 'not the publisher’s: cards of a community deck',
  },
  {
    id: 'async-debt',
    what: 'Async bot debt tokens',
    effect:
      'Bot lets players add/clear debt markers inside a transaction; community bookkeeping (Vaden faction from Discordant Stars), not FFG rules.',
    source: 'AsyncTI4 data',
    played: false,
    reason: 'not the publisher’s: bookkeeping of one community’s bot',
  },
];
