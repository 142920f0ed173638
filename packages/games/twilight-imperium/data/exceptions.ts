import type { Exception } from './exception.ts';
import { factionExceptions } from './faction-exceptions.ts';

/** What laws, events, relics, action cards, exploration and planets bend. */
const cardExceptions: readonly Exception[] = [
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
    id: 'executive-sanctions',
    what: 'Law Executive Sanctions (For)',
    effect:
      'A hand holds three action cards at most; who has more discards at once. Yssaril is not affected.',
    source: 'ti-assistant component data; tirules.com C_agendas',
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
      '+2 commodity value while owned; purged as a component action for trade goods; on losing it return commodities above the printed value.',
    source: 'ti-assistant component data; tirules.com C_relics',
    played: true,
  },
  {
    id: 'age-of-commerce',
    what: 'Event Age of Commerce (Codex 4)',
    effect:
      'Neighbors not required; no commodity maximum, replenish adds value instead of filling up. Trade Agreement then gives only what was just replenished.',
    source: 'ti-assistant component data; tirules.com C_events',
    played: true,
  },
  {
    id: 'age-of-commerce-technologies',
    what: 'Event Age of Commerce: technologies',
    effect:
      'Technologies that are no faction’s may be shared in a transaction; the giver keeps them.',
    source: 'ti-assistant component data; tirules.com C_events',
    played: false,
    reason: 'the table keeps no technologies',
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

/**
 * All exceptions that are known, in our own words. Sources: the publisher’s living rules reference with
 * its official questions and answers, tirules.com, the component data of ti-assistant and of AsyncTI4.
 */
export const exceptions: readonly Exception[] = [...factionExceptions, ...cardExceptions];
