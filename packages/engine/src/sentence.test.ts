import { describe, expect, it } from 'vitest';
import { enumerate, sentenceOf, type Telling } from './sentence.ts';

const telling: Telling = {
  words: {
    refusals: {},
    events: {
      proposed: '{from} offers {to}: {gives} for {asks}.',
      accepted: '{by} takes {offer}.',
      freed: '{offer} is open.',
      traded: '{between} traded {cards}.',
      said: '{from}: {text}',
      corrected: '{what} is now {value}, because {why}.',
      left: '{from} left',
    },
    names: {},
    seats: { papal: 'the Pope' },
  },
  name: (id) => ({ salt: 'Salt', iron: 'Iron', papal: 'the Pope' })[id] ?? id,
  offer: (id, actor) => `${id} of ${String(actor)}`,
  list: (items) => items.join(' + '),
  counted: (count, name) => `${count} ${name}`,
  more: (count) => `${count} more`,
  everybody: 'all',
};
const tell = (event: { type: string; [field: string]: unknown }, more: Partial<Telling> = {}) =>
  sentenceOf(event, { ...telling, ...more });

describe('an event as a sentence', () => {
  it('names seats and kinds, and everybody where an offer is to nobody', () => {
    const offer = { type: 'proposed', from: 'ana', gives: 'salt', asks: 'wax' };
    expect(tell({ ...offer, to: 'ben' })).toBe('ana offers ben: Salt for wax.');
    expect(tell({ ...offer, to: null })).toBe('ana offers all: Salt for wax.');
    expect(tell({ ...offer, to: null, asks: null })).toBe('ana offers all: Salt for .');
    expect(tell({ ...offer, to: undefined })).toBe('ana offers all: Salt for wax.');
  });

  it('calls an offer by who acts, where the sentence says it, and with a capital at the start', () => {
    const offer = { by: 'ben', from: 'ana', offer: 'x' };
    expect(tell({ ...offer, type: 'accepted' })).toBe('ben takes x of ben.');
    expect(tell({ ...offer, type: 'freed' })).toBe('X of undefined is open.');
  });

  it('tells a side by what is named and how much is not', () => {
    const side = (count: number, ...named: readonly string[]) => ({ count, named });
    const offer = { type: 'proposed', from: 'ana', to: 'ben' };
    expect(tell({ ...offer, gives: side(3, 'salt', 'salt'), asks: side(2, 'iron', 'wax') })).toBe(
      'ana offers ben: Salt + Salt + 1 more for Iron + wax.',
    );
    expect(tell({ ...offer, gives: side(3), asks: side(0) })).toBe('ana offers ben: 3 more for .');
    // A bag whose kinds happen to be called so is a bag.
    expect(tell({ ...offer, gives: { count: 2 }, asks: { named: ['salt'] } })).toBe(
      'ana offers ben: 2 count for named: Salt.',
    );
  });

  it('tells bags, records within records, and lists', () => {
    const cards = { salt: 2, iron: { papal: 1 } };
    expect(tell({ type: 'traded', between: ['ana', 'papal'], cards })).toBe(
      'ana + the Pope traded 2 Salt + Iron: 1 the Pope.',
    );
    expect(tell({ type: 'traded', between: [], cards: {} })).toBe(' traded .');
  });

  it('leaves what people wrote as it is, and numbers and truths', () => {
    expect(tell({ type: 'said', from: 'ana', text: 'salt' })).toBe('ana: salt');
    expect(tell({ type: 'said', from: 'ana', text: '{from}' })).toBe('ana: {from}');
    const correction = { type: 'corrected', what: 'salt', why: 'salt' };
    expect(tell({ ...correction, value: 3 })).toBe('Salt is now 3, because salt.');
    expect(tell({ ...correction, value: true })).toBe('Salt is now true, because salt.');
  });

  it('begins with a capital where a seat’s name does not', () => {
    expect(tell({ type: 'left', from: 'papal' })).toBe('The Pope left');
    expect(tell({ type: 'left', from: 'ana' })).toBe('ana left');
  });

  it('is the type where there are no words for it', () => {
    expect(tell({ type: 'flown' })).toBe('flown');
  });

  it('is the game’s own where it has one', () => {
    const own = (event: { type: string }) => (event.type === 'left' ? 'the Pope fled' : undefined);
    expect(tell({ type: 'left', from: 'ana' }, { own })).toBe('The Pope fled');
    expect(tell({ type: 'said', from: 'ana', text: 'x' }, { own })).toBe('ana: x');
  });
});

describe('things in a row', () => {
  const and = ({ list, last }: { list: string; last: string }) => `${list} and ${last}`;

  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ] as const)('%j are %j', (items, sentence) => {
    expect(enumerate(items, and)).toBe(sentence);
  });
});
