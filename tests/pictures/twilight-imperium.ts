import type { Page } from 'playwright-core';
import { PHONE, type Scene, type Studio, WIDE } from './studio.ts';

const SETUP = {
  seats: {
    arborec: { faction: 'arborec', commodities: 3, tradeGoods: 2, relicFragments: { cultural: 1 } },
    hacan: {
      faction: 'hacan',
      commodities: 6,
      tradeGoods: 1,
      actionCards: ['sabotage', 'bribery'],
    },
    mentak: { faction: 'mentak', commodities: 2, tradeGoods: 1 },
    sol: { faction: 'sol', commodities: 4, tradeGoods: 2 },
    'jol-nar': {
      faction: 'jolnar',
      commodities: 1,
      tradeGoods: 4,
      relicFragments: { hazardous: 2 },
    },
    letnev: { faction: 'letnev', commodities: 2, tradeGoods: 3 },
  },
  map: {
    string:
      '27 39 79 44 75 35 48 60 26 73 67 41 62 34 64 46 36 77 5 50 20 10 31 72 16 43 69 2 19 25 1 32 40 12 78 61',
    presence: {
      arborec: [5, 48, 50, 61, 60],
      letnev: [10, 20, 26, 31],
      hacan: [16, 43, 67, 72],
      mentak: [2, 19, 62, 69, 79],
      sol: [1, 25, 32, 64],
      'jol-nar': [12, 36, 40, 78],
    },
  },
  active: 'letnev',
};

/** A turn of Twilight Imperium: who is whose neighbor and why, and what is offered. */
export async function takeTwilightImperium({ open, shoot }: Studio): Promise<void> {
  const scene = await open({ game: 'twilight-imperium', setup: SETUP });
  await bargain(scene);

  const desk = await scene.sit('letnev', WIDE);
  await address(desk);
  await shoot(desk, 'galaxy-light-1280');

  const phone = await scene.sit('letnev', PHONE);
  await phone.getByRole('button', { name: 'Compose', exact: true }).click();
  await address(phone);
  await phone.getByRole('button', { name: 'Galaxy', exact: true }).click();
  await shoot(phone, 'galaxy-phone-360');
}

async function bargain({ say }: Scene): Promise<void> {
  const wash = await say('arborec', {
    type: 'propose',
    to: 'letnev',
    gives: { commodities: 2 },
    asks: { commodities: 2 },
  });
  await say('letnev', { type: 'accept', offer: wash, revision: 1 });
  await say('mentak', { type: 'waive-pillage' });
  await say('hacan', {
    type: 'propose',
    to: 'letnev',
    gives: { commodities: 3 },
    asks: { tradeGoods: 2 },
  });
  await say('sol', {
    type: 'propose',
    to: 'letnev',
    gives: { promissoryNote: 'sol/ceasefire' },
    asks: { tradeGoods: 1 },
    deal: [{ text: 'No ships in 31 this round?', by: 'letnev', when: 'later' }],
  });
}

async function address(page: Page): Promise<void> {
  const mat = page.getByRole('region', { name: 'The mat' });
  await mat.getByRole('radio', { name: 'Mentak' }).check({ force: true });
}
