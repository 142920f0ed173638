import type { Page } from 'playwright-core';
import { demo } from '../../packages/games/twilight-imperium/demo.ts';
import { PHONE, type Scene, type Studio, WIDE } from './studio.ts';

/** The demo table, in the turn of somebody who is joined to Mentak by a wormhole. */
const SETUP = { ...(demo.setup as object), active: 'letnev' };

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
