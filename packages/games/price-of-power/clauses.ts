import type { Clause } from '@haggle/engine';

const SECTIONS: Readonly<Record<string, string>> = {
  'PP-12': 'introduction',
  'PP-12.1': 'section 12.1, Trade Cards',
  'PP-12.2': 'section 12.2, Trade Nodes',
  'PP-12.3': 'section 12.3, Protecting Trade',
  'PP-12.4': 'section 12.4, Merchants',
  'PP-12.5': 'section 12.5, Trade Power and Trade Income',
  'PP-12.6': 'section 12.6, Distant Trade',
};

type Row = readonly [id: string, text: string, forbids?: 'forbids'];

/** Every sentence of chapter 12, in its order. */
const ROWS: readonly Row[] = [
  ['PP-12', 'Trade is an income of its own, got by the Trade Action.'],
  ['PP-12a', 'Trade is the most common source of ducats apart from Tax Income.'],
  ['PP-12b', 'How one trades is told by the Trade Action.'],

  [
    'PP-12.1',
    'A Trade Card says at which nodes its good can be traded and what that pays.',
    'forbids',
  ],
  [
    'PP-12.1a',
    'A Trade Card shows a good and lists two or three nodes where it can be traded.',
    'forbids',
  ],
  ['PP-12.1b', 'For each node it lists up to four Key Provinces.'],
  ['PP-12.1c', 'Maritime nodes are marked by a ship.'],
  [
    'PP-12.1d',
    'A table in its corner gives the Trade Income by the Trade Power in the chosen node.',
  ],
  ['PP-12.1e', 'Some nodes have a secondary node in parentheses below them.'],
  [
    'PP-12.1f',
    'Some cards have a * or a dagger beside the name of the good and numbers on their left.',
  ],
  [
    'PP-12.1g',
    'Such cards are often not in the deck at the start, but enter as Distant Continents are discovered.',
  ],
  ['PP-12.1h', 'Nodes and Key Provinces of the Eastern board are printed in grey.'],
  ['PP-12.1i', 'In the Standard Edition these are not in play.', 'forbids'],
  [
    'PP-12.1j',
    'Some nodes of a card have requirements that must be met to collect Trade Income there.',
  ],
  [
    'PP-12.1k',
    'For some a town, vassal or DNPR token of anybody must lie on one of the Key Provinces.',
  ],
  ['PP-12.1l', 'For others the collector must Own one of the Key Provinces.'],
  ['PP-12.1m', 'Too much gold brings inflation.'],
  [
    'PP-12.1n',
    'Who trades with a Gold card for more than half of his Base Tax Income pays 1 administrative power or takes 1 Interest token.',
    'forbids',
  ],
  ['PP-12.1o', 'Such Interest is paid off like any other.'],
  ['PP-12.1p', 'Interest from gold may go above 5 without bankruptcy.'],
  [
    'PP-12.1q',
    'Above 5 no further loans can be taken, and a mandatory cost that cannot be paid brings bankruptcy.',
  ],
  ['PP-12.1r', 'The slave trade was common in most of the time that the game covers.'],
  ['PP-12.1s', 'With time it came to be seen as inhumane.'],
  ['PP-12.1t', 'Who uses a Slaves card for a Trade Action in Age III or IV loses 1 Prestige.'],

  ['PP-12.2', 'A node can be chosen only by a realm with a valid connection to it.', 'forbids'],
  ['PP-12.2a', 'Trade Nodes are the places of the board where Merchants may stand.', 'forbids'],
  ['PP-12.2b', 'They are the places through which goods are exchanged and carried.'],
  ['PP-12.2c', 'Maritime nodes are blue on the map, inland nodes light brown.'],
  [
    'PP-12.2d',
    'An eligible node has an unbroken chain of Areas and Sea Zones to the Area of the capital, with a town, vassal, Influence or Light Ship of the realm in each.',
    'forbids',
  ],
  ['PP-12.2e', 'The Area in which an inland node lies needs none of these.'],
  ['PP-12.2f', 'Towns and vassals on occupied provinces count for the chain.'],

  [
    'PP-12.3',
    'Ships in Trade Protection slots add Trade Power, and the slots are limited.',
    'forbids',
  ],
  [
    'PP-12.3a',
    'A Light Ship that enters a Sea Zone may take a slot that is available there.',
    'forbids',
  ],
  ['PP-12.3b', 'A ship in a slot is laid on its side.'],
  [
    'PP-12.3c',
    'Each ship in a slot gives 1 Trade Power to the maritime nodes adjacent to its Sea Zone.',
  ],
  ['PP-12.3d', 'The number of slots limits the ships that protect trade in a Sea Zone.', 'forbids'],
  ['PP-12.3e', 'An opponent’s ship is replaced on its slot by a Trade Action alone.', 'forbids'],

  [
    'PP-12.4',
    'A player has at most one Merchant in a node and may use each one once a round.',
    'forbids',
  ],
  ['PP-12.4a', 'Each player begins with two Merchants unless the scenario says otherwise.'],
  ['PP-12.4b', 'Ideas and missions bring further Merchants.', 'forbids'],
  ['PP-12.4c', 'A Merchant has a Trade Power of 1 and shows that its realm is present in a node.'],
  ['PP-12.4d', 'At the beginning Merchants stand where the scenario puts them.'],
  ['PP-12.4e', 'A Trade Action moves or places Merchants.'],
  ['PP-12.4f', 'An upright Merchant on the board is available.'],
  [
    'PP-12.4g',
    'A Merchant that a Trade Action uses is laid on its side and not used again that round.',
    'forbids',
  ],
  [
    'PP-12.4h',
    'Any number of Merchants may stand in a node, but only one of each player.',
    'forbids',
  ],
  ['PP-12.4i', 'At most three players collect from a node in one Trade Action, one for each row.'],

  ['PP-12.5', 'Trade Power decides the row; each row pays one player.', 'forbids'],
  ['PP-12.5a', 'Who collects from a node must have a Merchant there and a valid connection to it.'],
  ['PP-12.5b', 'Trade Power is counted in the node of the Trade Action.'],
  ['PP-12.5c', 'A Merchant counts 1.'],
  ['PP-12.5d', 'Each Key Province of the chosen node that one Owns counts 1.'],
  [
    'PP-12.5e',
    'Each Light Ship in a slot of an adjacent Sea Zone counts 1, in maritime nodes alone.',
  ],
  ['PP-12.5f', 'Each plus sign of a Key Province counts 1 more.'],
  ['PP-12.5g', 'Key Provinces count for primary nodes alone, never for secondary ones.'],
  ['PP-12.5h', 'Ducats are collected by Trade Power as the card says.'],
  [
    'PP-12.5i',
    'The green column holds for nodes that are not Expanded, the red one for Expanded ones.',
  ],
  ['PP-12.5j', 'Each row pays one player only.'],
  [
    'PP-12.5k',
    'Of several that qualify for a row the one with the highest Trade Power pushes the others down.',
  ],
  ['PP-12.5l', 'The active player breaks ties as he pleases.', 'forbids'],
  ['PP-12.5m', 'For each Pirate in a node everybody collects from one row lower.'],
  ['PP-12.5n', 'Who qualifies for the bottom row alone collects nothing where a Pirate is.'],
  ['PP-12.5o', 'So each Pirate leaves one player fewer to collect.'],
  ['PP-12.5p', 'Some cards have secondary nodes in parentheses below their primary ones.'],
  [
    'PP-12.5q',
    'The active player may choose an eligible secondary node in which no other player has more Trade Power, Key Provinces apart, and collects the lowest row.',
    'forbids',
  ],
  ['PP-12.5r', 'Nobody else has an income from the secondary node.'],
  ['PP-12.5s', 'The primary node then pays everybody who can collect there but the active player.'],
  ['PP-12.5t', 'A secondary node with a Pirate cannot be chosen.', 'forbids'],

  [
    'PP-12.6',
    'The first Claim or DNPR token on a Distant Continent brings its cards into the deck.',
  ],
  [
    'PP-12.6a',
    'With it all unused cards with the continent’s number are shuffled into the deck together with the discard pile.',
  ],
  ['PP-12.6b', 'The numbers stand along the left edge of the card.'],
  ['PP-12.6c', 'Cards that are in the deck from the start show them faintly.'],
  ['PP-12.6d', 'Each continent’s number is printed on its board.'],

  [
    'PP-TA',
    'A Trade Action costs 1 diplomatic power and a whole turn, and uses one available Merchant.',
    'forbids',
  ],
  [
    'PP-TAa',
    'It is a Basic Diplomatic Action of the active player and costs 1 diplomatic power.',
    'forbids',
  ],
  ['PP-TAb', 'It takes the whole turn.', 'forbids'],
  ['PP-TAc', 'At least one own Merchant must be available.', 'forbids'],
  ['PP-TAd', 'Three Trade Cards are revealed to all.'],
  ['PP-TAe', 'Instead of trading, all three can be discarded for 2 ducats.'],
  [
    'PP-TAf',
    'Before the choice one own Light Ship may move up to two Sea Zones, into none that is hostile, and no further once in a distant one.',
    'forbids',
  ],
  [
    'PP-TAg',
    'On arrival it may take a slot, or displace an opponent’s ship where all slots are taken.',
    'forbids',
  ],
  ['PP-TAh', 'One revealed card and one eligible node on it are chosen.', 'forbids'],
  [
    'PP-TAi',
    'If a ship was moved, the node must be adjacent to it or connected by a chain that includes it.',
    'forbids',
  ],
  ['PP-TAj', 'The other two cards are discarded.'],
  [
    'PP-TAk',
    'An available Merchant moves to the node, unless it stands there, and is laid down.',
    'forbids',
  ],
  [
    'PP-TAl',
    'The active player and each opponent with a Merchant there, upright or laid, and a valid connection collect.',
  ],
  ['PP-TAm', 'Then Gold and Slaves have their consequences, and the used card is discarded.'],
];

/** Every sentence of the chapter on trade, and the steps of the Trade Action that it refers to. */
export const clauses: readonly Clause[] = ROWS.map(([id, text, forbids]) => ({
  id,
  text,
  source: sourceOf(id),
  forbids: forbids !== undefined,
}));

/** `PP-12.1c` is the third sentence of its section. */
function sourceOf(id: string): string {
  const base = id.replace(/[a-z]+$/, '');
  const letter = id.slice(base.length);
  if (base === 'PP-TA') {
    const step = letter && `, step ${letter}`;
    return `rulebook transcription DPetrusma/eutpop-wiki, Trade Action${step}`;
  }
  const sentence = letter && `, sentence ${letter.charCodeAt(0) - 96}`;
  return `source text of chapter 12, ${SECTIONS[base]}${sentence}`;
}
