import type { Page } from 'playwright-core';
import { lay } from '../browser/people.ts';
import { DESK, NIGHT, PHONE, type Scene, type Studio } from './studio.ts';

const SETUP = {
  seats: ['crete', 'egypt', 'babylon', 'thrace', 'illyria'],
  hands: {
    crete: { gold: 1, bronze: 2, wine: 1, grain: 4, salt: 3, ochre: 2, famine: 1, piracy: 1 },
    egypt: { bronze: 3, cloth: 2, oil: 1, silver: 1, hides: 2 },
    babylon: { wine: 3, papyrus: 2, iron: 2, superstition: 1, timber: 1 },
    thrace: { ivory: 1, gems: 1, dye: 2, spices: 2, resin: 1, hides: 2 },
    illyria: { grain: 2, iron: 2, timber: 2, ochre: 2, treachery: 1 },
  },
  mining: ['crete'],
  options: { timeLimit: 600 },
};

/** The floor of a table of Advanced Civilization: what is offered, an offer on the mat, an answer to one. */
export async function takeCivilization({ open, shoot }: Studio): Promise<void> {
  const scene = await open({
    game: 'advanced-civilization',
    name: 'Thursday night',
    setup: SETUP,
  });
  await fillFloor(scene);

  for (const [look, name] of [
    [DESK, 'floor-light-1280'],
    [NIGHT, 'floor-dark-1280'],
  ] as const) {
    const page = await scene.sit('crete', look);
    await layOffer(page);
    await shoot(page, name);
  }

  const answer = await scene.sit('crete', DESK);
  await answer.getByRole('button', { name: 'Accept…' }).first().click();
  // What is owed lies there already; the third card is Crete's choice.
  await lay(answer, 'Ochre');
  await shoot(answer, 'answer-light-1280');

  await shoot(await scene.sit('crete', PHONE), 'floor-phone-360');

  const composer = await scene.sit('crete', PHONE);
  await composer.getByRole('button', { name: 'Offer', exact: true }).click();
  await layOffer(composer);
  await composer.getByRole('heading', { name: 'A new offer' }).scrollIntoViewIfNeeded();
  await shoot(composer, 'composer-phone-360');
}

async function fillFloor({ say }: Scene): Promise<void> {
  await say('illyria', {
    type: 'propose',
    gives: { count: 3, named: ['grain', 'grain'] },
    asks: { count: 3, named: ['gold'] },
  });
  await say('egypt', {
    type: 'propose',
    gives: { count: 3, named: ['bronze', 'bronze', 'grain'] },
    asks: { count: 3, named: ['salt', 'salt'] },
  });
  await say('egypt', { type: 'say', text: 'Bronze for salt, best price today.' });
  await say('babylon', {
    type: 'propose',
    to: 'crete',
    gives: { count: 4, named: ['wine', 'wine', 'wine'], calamityFree: true },
    asks: { count: 3, named: ['gold', 'ochre'] },
    note: 'All the wine you can carry.',
  });
  await say('babylon', {
    type: 'say',
    to: 'crete',
    text: 'There is no calamity in it. Would I lie?',
  });
  await say('crete', { type: 'say', to: 'babylon', text: 'You would.' });
}

/** Two Salt and Piracy, which is called Salt, for two Bronze and one card more. */
async function layOffer(page: Page): Promise<void> {
  const mat = page.getByRole('region', { name: 'The mat' });
  await mat.getByRole('radio', { name: 'Egypt' }).check({ force: true });
  await lay(page, 'Salt');
  await lay(page, 'Salt');
  await lay(page, 'Piracy');
  await mat.getByRole('combobox').selectOption({ label: '“Salt”' });
  const bronze = mat.getByRole('button', { name: 'Ask for Bronze', exact: true });
  await bronze.click();
  await bronze.click();
}
