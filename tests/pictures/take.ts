/**
 * Takes the pictures of the handbooks anew, from the built page in a real browser: `npm run pictures` after
 * `npm run build`. What they show is the same each time, but for the clock and the shuffle.
 */
import { takeCivilization } from './civilization.ts';
import { takeOutside } from './outside.ts';
import { takePriceOfPower } from './price-of-power.ts';
import { withStudio } from './studio.ts';
import { takeTwilightImperium } from './twilight-imperium.ts';

await withStudio(async (studio) => {
  await takeOutside(studio);
  await takeCivilization(studio);
  await takeTwilightImperium(studio);
  await takePriceOfPower(studio);
});
