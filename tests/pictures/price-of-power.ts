import { demo } from '../../packages/games/price-of-power/demo.ts';
import { PHONE, type Studio, WIDE } from './studio.ts';

/** The demo table with other cards: with the salt of the first, France and England have equal power in Bordeaux. */
const SETUP = {
  ...(demo.setup as object),
  deck: ['T18-2', 'T25-1', 'T08-3', 'T12-2', 'T12-3', 'T02-4'],
};

/** A Trade Action of France: what each choice pays, and what England offers for the better rank. */
export async function takePriceOfPower({ open, shoot }: Studio): Promise<void> {
  const scene = await open({ game: 'price-of-power', setup: SETUP });
  await scene.say('france', { type: 'reveal' });

  const choosing = await scene.sit('france', WIDE);
  await choosing.getByRole('button', { name: /^Bordeaux Salt/ }).click();
  await choosing
    .getByLabel('One light ship may move')
    .selectOption({ label: 'No ship moves: own 4 to 7, rivals 4 to 7' });
  await choosing.getByText('Equals must be ranked').waitFor();
  await choosing.getByRole('button', { name: /^Give up for/ }).scrollIntoViewIfNeeded();
  await shoot(choosing, 'power-light-1280');

  await scene.say('france', { type: 'trade', card: 'T18-2', node: 'bordeaux' });
  await scene.say('england', {
    type: 'propose',
    to: 'france',
    gives: { ducats: 2 },
    asks: {},
    note: 'Rank me first and I leave the Channel to you',
  });
  const tie = await scene.sit('france', WIDE);
  await tie.getByRole('radio', { name: /^England > France/ }).check();
  await shoot(tie, 'power-tie-1280');

  const phone = await scene.sit('france', PHONE);
  await phone.getByRole('button', { name: 'Map', exact: true }).click();
  await phone.getByRole('button', { name: 'Nearer' }).click();
  await shoot(phone, 'power-phone-360');
}
