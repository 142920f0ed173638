import type { Clause } from '@haggle/engine';
import { exceptionClauses } from './effects/clauses.ts';

const TRANSACTIONS = 'source text on transactions';
const NOTES = 'source text on transactions, notes';
const COMMODITIES = 'source text of rule 21';
const COMMODITY_NOTES = 'source text of rule 21, notes';
const DEALS = 'living rules reference, rule 28';

/** Every sentence of the two source texts, what is known of deals, and the cards that bend the rules. */
export const clauses: readonly Clause[] = [
  {
    id: 'TI-T0',
    text: 'Players exchange commodities, trade goods, promissory notes and relic fragments by transactions, always two at a time.',
    source: `${TRANSACTIONS}, sentence 1`,
    forbids: true,
  },
  {
    id: 'TI-T1',
    text: 'In the active player’s turn the active player may resolve one transaction with each neighbor, and nobody else any.',
    source: `${TRANSACTIONS}, bullet 1`,
    forbids: true,
  },
  {
    id: 'TI-T1a',
    text: 'The transaction may come at any time of the turn, also during a combat.',
    source: `${TRANSACTIONS}, bullet 2`,
    forbids: false,
  },
  {
    id: 'TI-T2',
    text: 'Each side gives any number of trade goods, commodities and relic fragments that it holds, and at most one promissory note from its hand.',
    source: `${TRANSACTIONS}, bullet 3`,
    forbids: true,
  },
  {
    id: 'TI-T3',
    text: 'Nothing else can be exchanged: no other kind of card or token.',
    source: `${TRANSACTIONS}, bullet 4`,
    forbids: true,
  },
  {
    id: 'TI-T3a',
    text: 'In a transaction with the Emirates of Hacan action cards may be exchanged too.',
    source: `${TRANSACTIONS}, bullet 5`,
    forbids: true,
  },
  {
    id: 'TI-T4',
    text: 'A transaction does not have to be even.',
    source: `${TRANSACTIONS}, bullet 6`,
    forbids: true,
  },
  {
    id: 'TI-T4a',
    text: 'The terms are agreed before anything moves, and what has moved cannot be undone.',
    source: `${TRANSACTIONS}, bullet 7`,
    forbids: true,
  },
  {
    id: 'TI-T4b',
    text: 'The two sides may be of unequal worth.',
    source: `${TRANSACTIONS}, bullet 6, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-T4c',
    text: 'One side may give without getting anything back; an exchange of nothing for nothing is none.',
    source: `${TRANSACTIONS}, bullet 6, sentence 2`,
    forbids: true,
  },
  {
    id: 'TI-T4d',
    text: 'The players agree on the terms before any component moves; terms that have changed must be agreed anew.',
    source: `${TRANSACTIONS}, bullet 7, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-T4e',
    text: 'Once the components have been traded the transaction is final.',
    source: `${TRANSACTIONS}, bullet 7, sentence 2`,
    forbids: false,
  },
  {
    id: 'TI-T5',
    text: 'A transaction can be part of a deal.',
    source: `${TRANSACTIONS}, bullet 8`,
    forbids: false,
  },
  {
    id: 'TI-T6',
    text: 'While an agenda is being resolved, each player may have one transaction with each other player.',
    source: `${TRANSACTIONS}, bullet 9`,
    forbids: true,
  },
  {
    id: 'TI-T6a',
    text: 'For the transactions of an agenda players need not be neighbors.',
    source: `${TRANSACTIONS}, bullet 10`,
    forbids: false,
  },
  {
    id: 'TI-TN1',
    text: 'Relic fragments can be exchanged, relics cannot.',
    source: `${NOTES}, note 1`,
    forbids: true,
  },
  {
    id: 'TI-TN1a',
    text: 'Relic fragments can be exchanged.',
    source: `${NOTES}, note 1, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-TN1b',
    text: 'Relics themselves cannot be exchanged.',
    source: `${NOTES}, note 1, sentence 2`,
    forbids: true,
  },
  {
    id: 'TI-TN2',
    text: 'Captured units can be given back in a transaction, only to the player whose they were.',
    source: `${NOTES}, note 2`,
    forbids: true,
  },
  {
    id: 'TI-TN3',
    text: 'Who becomes a neighbor in the course of the turn may transact from then on.',
    source: `${NOTES}, note 3`,
    forbids: false,
  },
  {
    id: 'TI-TN4',
    text: 'Losing a neighbor and winning him back in the same turn allows no second transaction.',
    source: `${NOTES}, note 4`,
    forbids: true,
  },
  {
    id: 'TI-TN5',
    text: 'Opponents in a combat may transact even when they are neighbors nowhere but in the active system.',
    source: `${NOTES}, note 5`,
    forbids: false,
  },
  {
    id: 'TI-TN6',
    text: 'Several actions in a turn allow no second transaction with the same neighbor.',
    source: `${NOTES}, note 6`,
    forbids: true,
  },
  {
    id: 'TI-TN7',
    text: 'When an agenda is discarded and replaced, those who had their transaction may have another.',
    source: `${NOTES}, note 7`,
    forbids: false,
  },
  {
    id: 'TI-21.1',
    text: 'A commodity and a trade good are the two sides of one token.',
    source: `${COMMODITIES}, 21.1`,
    forbids: false,
  },
  {
    id: 'TI-21.2',
    text: 'The commodity value is the most commodities that a player can have.',
    source: `${COMMODITIES}, 21.2`,
    forbids: false,
  },
  {
    id: 'TI-21.3',
    text: 'Replenishing fills a player’s commodities up to the commodity value.',
    source: `${COMMODITIES}, 21.3`,
    forbids: false,
  },
  {
    id: 'TI-21.3a',
    text: 'A player who replenishes takes as many commodities as are missing to the commodity value.',
    source: `${COMMODITIES}, 21.3, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-21.3b',
    text: 'What was taken lies as commodities on that player’s faction sheet, for all to see.',
    source: `${COMMODITIES}, 21.3, sentence 2`,
    forbids: false,
  },
  {
    id: 'TI-21.4',
    text: 'The commodities of a replenishing come from the supply, never from another player.',
    source: `${COMMODITIES}, 21.4`,
    forbids: false,
  },
  {
    id: 'TI-21.5',
    text: 'A commodity that another player receives becomes a trade good.',
    source: `${COMMODITIES}, 21.5`,
    forbids: false,
  },
  {
    id: 'TI-21.5a',
    text: 'Commodities are traded in transactions, by the rules of transactions.',
    source: `${COMMODITIES}, 21.5, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-21.5b',
    text: 'Whoever receives a commodity from another player has a trade good of it.',
    source: `${COMMODITIES}, 21.5, sentence 2`,
    forbids: false,
  },
  {
    id: 'TI-21.5.1',
    text: 'What was received is a trade good and no commodity any more.',
    source: `${COMMODITIES}, 21.5.1`,
    forbids: false,
  },
  {
    id: 'TI-21.5.2',
    text: 'Commodities may be traded away before an effect that replenishes them is resolved.',
    source: `${COMMODITIES}, 21.5.2`,
    forbids: false,
  },
  {
    id: 'TI-21.5.3',
    text: 'Turning one’s own commodities into trade goods is not gaining trade goods.',
    source: `${COMMODITIES}, 21.5.3`,
    forbids: false,
  },
  {
    id: 'TI-21.6',
    text: 'A commodity that an effect makes one player give to another becomes a trade good as well.',
    source: `${COMMODITIES}, 21.6`,
    forbids: false,
  },
  {
    id: 'TI-21.7',
    text: 'Commodities cannot be spent, unless an effect says so; they can only be traded.',
    source: `${COMMODITIES}, 21.7`,
    forbids: true,
  },
  {
    id: 'TI-21.8',
    text: 'Tokens of one and of three are changed as needed.',
    source: `${COMMODITIES}, 21.8`,
    forbids: false,
  },
  {
    id: 'TI-21.8a',
    text: 'There are tokens of one and of three; only the sum counts.',
    source: `${COMMODITIES}, 21.8, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-21.8b',
    text: 'Change is made at any time.',
    source: `${COMMODITIES}, 21.8, sentence 2`,
    forbids: false,
  },
  {
    id: 'TI-CN1',
    text: 'Players begin with no commodities.',
    source: `${COMMODITY_NOTES}, note 1`,
    forbids: false,
  },
  {
    id: 'TI-CN2',
    text: 'Replenishing at the maximum takes nothing and still is a replenishing.',
    source: `${COMMODITY_NOTES}, note 2`,
    forbids: true,
  },
  {
    id: 'TI-CN2a',
    text: 'Who replenishes at the maximum takes no commodities.',
    source: `${COMMODITY_NOTES}, note 2, sentence 1`,
    forbids: false,
  },
  {
    id: 'TI-CN2b',
    text: 'Effects that wait for a replenishing, Trade Agreement above all, are triggered all the same; gaining commodities does not trigger them.',
    source: `${COMMODITY_NOTES}, note 2, sentence 2`,
    forbids: true,
  },
  {
    id: 'TI-D1',
    text: 'Two players may agree on anything at any time; what changes hands follows the rules of transactions.',
    source: `${DEALS}, 28.1 and 28.2`,
    forbids: false,
  },
  {
    id: 'TI-D2',
    text: 'A deal binds only when all of it can be done at once; else none of it binds, and what was exchanged stays exchanged.',
    source: `${DEALS}, 28.3`,
    forbids: false,
  },
  {
    id: 'TI-D3',
    text: 'The playing of an action card, or its success, is never a binding term.',
    source: `${DEALS}, 28.3, notes`,
    forbids: false,
  },
  {
    id: 'TI-D4',
    text: 'Only what a player could do at this moment without the deal binds.',
    source: `${DEALS}, notes of tirules.com`,
    forbids: false,
  },
  {
    id: 'TI-D5',
    text: 'Transactions with different partners are never tied together.',
    source: `${DEALS}, open question at tirules.com`,
    forbids: false,
  },
  ...exceptionClauses,
];
