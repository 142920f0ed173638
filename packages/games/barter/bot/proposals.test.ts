import { bagOf, chanceAt } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { weigh } from './deals.ts';
import { gainOfPartner, lossOfPartner, oddsOfHolding } from './estimates.ts';
import { readMarket } from './market.ts';
import { bestProposal, type Draft, keyOf, type Outlook } from './proposals.ts';
import { temperOf } from './temper.ts';
import { facts, offerOf, scalesOf } from './testing/table.ts';

const scales = scalesOf('crete');
const hand = { salt: 3, grain: 2, iron: 1, wine: 1, hides: 1 };
const OTHERS = { egypt: 8, thrace: 8, babylon: 5, illyria: 5 };
const random = chanceAt('proposals', 1);

function outlook(parts: Partial<Outlook> = {}): Outlook {
  return {
    stock: { hand, free: hand },
    market: readMarket([]),
    partners: [null],
    cards: OTHERS,
    trades: 1,
    margin: 3,
    concession: 0,
    said: new Set(),
    ...parts,
  };
}

describe('the offer that a bot thinks of', () => {
  it('gives what it holds, asks for something else, and pays', () => {
    const draft = bestProposal(scales, outlook(), random);
    expect(draft).not.toBeNull();
    if (!draft) return;
    const stock = { hand, free: hand };
    expect(weigh(scales, stock, draft.gives, draft.asks)?.gain).toBeGreaterThanOrEqual(3);
    expect(draft.asks.named.some((kind) => draft.gives.named.includes(kind))).toBe(false);
  });

  it('is not one that was said already', () => {
    const said = new Set<string>();
    for (let count = 0; count < 20; count++) {
      const draft = bestProposal(scales, outlook({ said }), random);
      if (!draft) break;
      expect(said.has(keyOf(draft))).toBe(false);
      said.add(keyOf(draft));
    }
    expect(said.size).toBeGreaterThan(5);
  });

  it('turns to the one who has what is wanted and wants what is to spare', () => {
    const offer = offerOf({
      gives: { count: 3, named: ['grain', 'grain'] },
      asks: { count: 3, named: ['wine', 'gold'] },
    });
    const market = readMarket([offer]);
    const draft = bestProposal(scales, outlook({ market, partners: ['thrace', 'egypt'] }), random);
    expect(draft).toMatchObject({ to: 'egypt', asks: { named: ['grain', 'grain'] } });
    expect(draft?.gives.named).toContain('wine');
  });

  it('asks for no more cards than there are', () => {
    const rich = { gold: 4, salt: 2, iron: 1, hides: 1 };
    for (let seed = 1; seed <= 20; seed++) {
      const view = outlook({ stock: { hand: rich, free: rich } });
      const draft = bestProposal(scales, view, chanceAt('rich', seed));
      expect(draft?.asks.named.filter((kind) => kind === 'gold').length ?? 0).toBeLessThan(2);
    }
  });

  it('leaves one seat more each time it is put anew, and so never comes back to what was refused', () => {
    const market = readMarket([offerOf({ asks: { count: 3, named: ['salt', 'iron'] } })]);
    const left = ({ gives, asks }: Draft) =>
      gainOfPartner(facts, market, 'egypt', bagOf(gives.named)) -
      lossOfPartner(facts, market, 'egypt', bagOf(asks.named));
    let rounds = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const view = outlook({ market, partners: ['egypt'], margin: 0 });
      let instead = bestProposal(scales, view, chanceAt('anew', seed));
      for (let concession = 1; instead && concession < 6; concession++) {
        const again = { ...view, instead, concession, said: new Set([keyOf(instead)]) };
        const draft = bestProposal(scales, again, chanceAt('anew', seed * 10 + concession));
        if (draft) expect(left(draft)).toBeGreaterThan(left(instead));
        if (draft) rounds += 1;
        instead = draft;
      }
    }
    expect(rounds).toBeGreaterThan(20);
  });

  it('is none where nothing is free or nothing pays', () => {
    expect(bestProposal(scales, outlook({ stock: { hand, free: {} } }), random)).toBeNull();
    expect(bestProposal(scales, outlook({ margin: 1000 }), random)).toBeNull();
  });
});

describe('what a bot guesses of others', () => {
  const market = readMarket([offerOf({ from: 'egypt' })]);

  it('is certain of what they offer themselves', () => {
    const wish = { to: 'egypt', named: { grain: 2 }, hand, cards: OTHERS, trades: 1 };
    expect(oddsOfHolding(facts, market, wish)).toBe(1);
    expect(oddsOfHolding(facts, market, { ...wish, to: 'thrace' })).toBeLessThan(0.5);
    expect(oddsOfHolding(facts, market, { ...wish, named: { grain: 3 } })).toBeLessThan(1);
  });

  it('finds one card likelier than two, and somebody likelier than one seat', () => {
    const odds = (to: string | null, count: number) =>
      oddsOfHolding(facts, market, { to, named: { salt: count }, hand, cards: OTHERS, trades: 1 });
    expect(odds(null, 1)).toBeGreaterThan(odds(null, 2));
    expect(odds(null, 1)).toBeGreaterThan(odds('thrace', 1));
  });

  it('counts for less what they wish to be rid of', () => {
    expect(lossOfPartner(facts, market, 'egypt', { grain: 2 })).toBeLessThan(
      lossOfPartner(facts, market, 'thrace', { grain: 2 }),
    );
  });
});

describe('the temper of a seat', () => {
  it('is its own, and always the same', () => {
    expect(temperOf('crete')).toEqual(temperOf('crete'));
    const greed = new Set(
      ['crete', 'egypt', 'thrace', 'seat-1', 'seat-2'].map((id) => temperOf(id).greed),
    );
    expect(greed.size).toBe(5);
    for (const trait of Object.values(temperOf('__proto__')))
      expect(Number.isFinite(trait)).toBe(true);
  });
});
