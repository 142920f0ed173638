import { describe, expect, test } from 'vitest';
import { PIECES, type PieceKind } from './commands.ts';
import { tellEvent } from './telling.ts';

const PIECE = { realm: null, size: null, slot: null, in: null, count: 1 };

function placed(what: PieceKind, at: string, more: object = {}): string | undefined {
  return tellEvent({ type: 'placed', ...PIECE, what, at, ...more } as { type: string });
}

describe('what the host does to the board', () => {
  test('is told with what it is, whose, how large and how many', () => {
    const england = { realm: 'england' };
    const told = [
      [placed('influence', 'austria', england), 'an Influence of England in Austria'],
      [
        placed('influence', 'austria', { ...england, count: 2 }),
        '2 Influence of England in Austria',
      ],
      [
        placed('town', 'kobenhavn', { realm: 'papal', size: 'large' }),
        'a large town of the Papal States in København',
      ],
      [placed('town', 'paris', england), 'a small town of England in Paris'],
      [placed('vassal', 'paris', { ...england, count: 2 }), '2 Vassal tokens of England in Paris'],
      [placed('claim', 'goldcoast', england), 'a Claim of England in Gold Coast'],
      [placed('occupation', 'paris', england), 'an occupation by England in Paris'],
      [placed('expansion', 'english-channel'), 'an Expansion at English Channel'],
      [placed('pirate', 'genoa', { count: 2 }), '2 Pirates at Genoa'],
      [placed('dnpr', 'saxony'), 'a DNPR token in Saxony'],
      [placed('hostility', 'black-sea', england), 'a hostility to England in the Black Sea'],
      [
        placed('merchant', 'supply', { ...england, count: 2 }),
        '2 Merchants of England in the supply',
      ],
    ] as const;
    for (const [sentence, piece] of told) expect(sentence).toBe(`The host places ${piece}.`);
  });

  test('is told with where the ships lie', () => {
    const ship = { realm: 'england', slot: false };
    const channel = 'of England in the English Channel';
    const berth = (more: object) =>
      placed('light-ship', 'english-channel', { ...ship, ...more })?.replace(
        'The host places ',
        '',
      );
    expect(berth({ slot: true })).toBe(
      'a Light Ship of England (in a slot) in the English Channel.',
    );
    expect(berth({ slot: true, count: 2 })).toContain('2 Light Ships of England (in slots) in');
    expect(berth({})).toContain('a Light Ship of England (without a slot) in');
    expect(berth({ count: 3 })).toContain('3 Light Ships of England (without slots) in');
    expect(berth({ in: 'fleet' })).toContain('(with the Fleet)');
    expect(berth({ in: 'port', count: 2 })).toContain('(in port)');
    expect(berth({ slot: null, count: 2 })).toBe(`2 Light Ships ${channel}.`);
  });

  test('goes for what is removed and moved too', () => {
    const gone = { ...PIECE, type: 'removed', what: 'pirate', at: 'genoa' };
    expect(tellEvent(gone)).toBe('The host removes a Pirate from Genoa.');
    const move = { type: 'moved', realm: 'england', slot: true };
    const ship = { ...move, what: 'light-ship', from: 'doggerbank', to: 'north-sea' };
    expect(tellEvent(ship)).toBe(
      'The host moves a Light Ship of England from the Doggerbank to the North Sea (in a slot).',
    );
    expect(tellEvent({ ...ship, slot: false, to: 'doggerbank' } as { type: string })).toBe(
      'The host moves a Light Ship of England from the Doggerbank to the Doggerbank (without a slot).',
    );
    const merchant = { ...move, what: 'merchant', slot: null, from: 'supply', to: 'wien' };
    expect(tellEvent(merchant)).toBe(
      'The host moves a Merchant of England from the supply to Wien.',
    );
    const laid = { ...merchant, from: 'wien', laid: true };
    expect(tellEvent(laid)).toBe('The host lays down a Merchant of England at Wien.');
    expect(tellEvent({ ...laid, laid: false } as { type: string })).toBe(
      'The host stands up a Merchant of England at Wien.',
    );
    expect(tellEvent({ ...laid, to: 'genoa' } as { type: string })).toBe(
      'The host moves a Merchant of England from Wien to Genoa (laid down).',
    );
  });

  test('has words for every kind of piece', () => {
    for (const what of PIECES) {
      for (const size of ['small', 'large']) {
        expect(placed(what, 'paris', { realm: 'england', size })).toMatch(
          /^The host places (a|an) [\w ()]+\.$/,
        );
      }
    }
  });
});

test('so many cards are revealed as there were', () => {
  const revealed = (...cards: string[]) =>
    tellEvent({ type: 'revealed', seat: 'france', cards } as { type: string });
  expect(revealed('T02-1', 'T25-1', 'T08-3')).toBe(
    'France begins a Trade Action and reveals three cards: Cloth, Wine and Fish.',
  );
  expect(revealed('T02-1', 'T25-1')).toContain('reveals two cards');
  expect(revealed('T02-1')).toContain('reveals one card');
  expect(revealed()).toContain('reveals no card');
});

describe('the first token on a continent', () => {
  const discovered = (continent: number, ...cards: string[]) =>
    tellEvent({ type: 'discovered', continent, cards, deck: 9 } as { type: string });

  test('is told with the cards that it brings into the Trade Deck, each good once', () => {
    expect(discovered(2, 'T04-1', 'T14-1')).toBe(
      'The first token lies on Africa (2): 2 cards (Coffee and Ivory) join the Trade Deck, which is shuffled with the discard pile.',
    );
    expect(discovered(1, 'T11-2', 'T11-3', 'T24-1')).toContain(
      'on America (1): 3 cards (Gold and Tobacco) join',
    );
    expect(discovered(3, 'T21-2')).toContain('on India & Arabia (3): 1 card (Spices) joins');
  });

  test('brings none where all are there: the deck is shuffled with the discard pile all the same', () => {
    expect(discovered(4)).toBe(
      'The first token lies on the Far East (4): no card is left to join the Trade Deck, which is shuffled with the discard pile.',
    );
  });
});

describe('a trade', () => {
  const WINE = {
    seat: 'france',
    card: 'T25-1',
    node: 'genoa',
    kind: 'primary',
    merchant: 'genoa',
  };
  const traded = (more: object) =>
    tellEvent({ type: 'traded', ...WINE, ship: null, tied: [], ...more } as { type: string });
  const collected = (more: object) =>
    tellEvent({ type: 'collected', ...WINE, order: [], ...more } as { type: string });

  test('is told with the good, the node, the ship and who is equal', () => {
    expect(traded({})).toBe('France trades Wine at Genoa.');
    expect(
      traded({
        ship: { from: 'bay-of-biscay', to: 'english-channel' },
        tied: ['castile', 'france'],
      }),
    ).toBe(
      'France trades Wine at Genoa. A Light Ship goes from the Bay of Biscay to the English Channel. Castile and France are equal and must be ranked.',
    );
    expect(traded({ tied: ['ottomans', 'papal'] })).toBe(
      'France trades Wine at Genoa. The Ottomans and the Papal States are equal and must be ranked.',
    );
    expect(traded({ kind: 'secondary', node: 'genoa', primary: 'champagne' })).toBe(
      'France trades Wine at Genoa, the secondary node of Champagne.',
    );
  });

  test('is told with the port that its ship leaves, and with whose ship loses its slot', () => {
    const way = { from: 'bay-of-biscay', to: 'english-channel' };
    expect(traded({ ship: { ...way, displaces: 'papal' } })).toBe(
      'France trades Wine at Genoa. A Light Ship goes from the Bay of Biscay to the English Channel. A Light Ship of the Papal States loses its slot there.',
    );
    expect(traded({ ship: { ...way, fromPort: true } })).toBe(
      'France trades Wine at Genoa. A Light Ship goes from a port of the Bay of Biscay to the English Channel.',
    );
  });

  test('is told with where the Merchant comes from, and not where it stands there already', () => {
    expect(traded({ merchant: 'champagne' })).toBe(
      'France trades Wine at Genoa. A Merchant comes from Champagne.',
    );
    expect(traded({ merchant: 'supply' })).toBe(
      'France trades Wine at Genoa. A Merchant comes from the supply.',
    );
    const ship = { from: 'bay-of-biscay', to: 'english-channel' };
    expect(traded({ merchant: 'champagne', ship, tied: ['castile', 'france'] })).toBe(
      'France trades Wine at Genoa. A Light Ship goes from the Bay of Biscay to the English Channel. A Merchant comes from Champagne. Castile and France are equal and must be ranked.',
    );
  });

  test('is told with the slot that its ship leaves free', () => {
    const ship = { from: 'bay-of-biscay', to: 'english-channel', slot: false };
    expect(traded({ ship })).toBe(
      'France trades Wine at Genoa. A Light Ship goes from the Bay of Biscay to the English Channel. It takes no slot there.',
    );
  });

  test('is told with what everybody is paid, and how the equals were ranked', () => {
    const order = ['castile', 'france'];
    expect(collected({ order, income: { castile: 4, france: 0 } })).toBe(
      'France ranks the equals: Castile > France. Wine at Genoa pays Castile 4 ducats and France nothing.',
    );
    expect(collected({ income: { france: 1 } })).toBe('Wine at Genoa pays France 1 ducat.');
    expect(collected({ income: {} })).toBe('Wine at Genoa pays nobody.');
  });
});

test('a correction is told with what is had now', () => {
  const told = (set: object) =>
    tellEvent({ type: 'corrected', realm: 'papal', set, why: 'start' } as { type: string });
  expect(told({ ducats: 6, diplomaticPower: 4, interest: 1 })).toBe(
    'The host corrects what the Papal States have to 6 ducats, 4 diplomatic power and 1 Interest token: start',
  );
  expect(told({ prestige: 2, capital: 'al-quds' })).toBe(
    'The host corrects what the Papal States have to 2 prestige and Al-Quds as the capital: start',
  );
  expect(told({ capital: null })).toBe(
    'The host corrects what the Papal States have to no capital: start',
  );
});

test('other events are told by the catalogue', () => {
  expect(tellEvent({ type: 'round-ended' })).toBeUndefined();
  expect(tellEvent({ type: 'constructor' })).toBeUndefined();
});

describe('an offer', () => {
  const OFFER = { offer: 'france-england-1', gives: 0, asks: 0, note: null, deal: null };
  const offered = (terms: object) =>
    tellEvent({ type: 'proposed', from: 'france', to: 'papal', ...OFFER, ...terms } as {
      type: string;
    });

  test('is told with what it is about', () => {
    expect(offered({ gives: 2 })).toBe('France offers the Papal States 2 ducats.');
    expect(offered({ asks: 3 })).toBe('France asks the Papal States for 3 ducats.');
    expect(offered({ gives: 2, asks: 3 })).toBe(
      'France offers the Papal States 2 ducats for 3 ducats.',
    );
    expect(offered({ deal: 'Peace {to}' })).toBe(
      'France makes the Papal States an offer, “Peace {to}”.',
    );
  });

  test('that is changed is told as it stands then', () => {
    const terms = { ...OFFER, gives: 1, deal: [{ text: 'Rank me' }, { text: 'above Austria' }] };
    const revised = { type: 'revised', between: ['france', 'england'], revision: 2, ...terms };
    expect(tellEvent(revised as { type: string })).toBe(
      'An offer is changed: France offers England 1 ducat, “Rank me; above Austria”.',
    );
  });

  test('that is taken back or declined is told with whose it was', () => {
    const tell = (type: string, from: string) =>
      tellEvent({ type, offer: 'x', between: [from, 'england'] } as { type: string });
    expect(tell('withdrawn', 'france')).toBe('France takes back the offer to England.');
    expect(tell('declined', 'france')).toBe('England declines France’s offer.');
    expect(tell('declined', 'papal')).toBe('England declines the Papal States’ offer.');
    expect(tell('declined', 'netherlands')).toBe('England declines the Netherlands’ offer.');
  });

  const agreed = (more: object) =>
    tellEvent({ type: 'agreed', payer: 'france', payee: 'papal', ...more } as { type: string });

  test('that is accepted is told with who pays whom, to the two with what was promised', () => {
    expect(agreed({ ducats: 1 })).toBe('France pays the Papal States 1 ducat, as the two agreed.');
    expect(agreed({ payer: 'ottomans', payee: 'knights', ducats: 1 })).toBe(
      'the Ottomans pay the Knights 1 ducat, as the two agreed.',
    );
    expect(agreed({ ducats: 2, deal: null })).toContain('2 ducats, as the two agreed.');
    expect(agreed({ ducats: 2, deal: [{ text: 'Rank me' }, { text: 'first' }] })).toBe(
      'France pays the Papal States 2 ducats, as the two agreed, “Rank me; first”.',
    );
  });

  test('without ducats in the end says that nobody pays', () => {
    expect(agreed({ ducats: 0, deal: 'Peace' })).toBe(
      'France and the Papal States agree, “Peace”.',
    );
    expect(agreed({ ducats: 0, deal: null })).toBe(
      'France and the Papal States agree: neither pays more than the other.',
    );
  });
});

describe('a word', () => {
  const said = (more: object) =>
    tellEvent({ type: 'said', text: '{to}', ...more } as { type: string });

  test('is told with whom it was said to, where it was not all', () => {
    expect(said({ from: 'france', to: 'england' })).toBe('France says to England: {to}');
    expect(said({ from: 'ottomans', to: 'papal' })).toBe(
      'the Ottomans say to the Papal States: {to}',
    );
    expect(said({ from: 'france', to: null })).toBeUndefined();
  });
});
