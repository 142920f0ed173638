import { bagOf, type Random, shuffle } from '@haggle/engine';
import { type Kit, pledges } from '@haggle/engine/testing';
import { describe, it } from 'vitest';
import { kit as mega } from '../mega-civilization/testing/kit.ts';

const SEATS = ['crete', 'egypt', 'thrace', 'rome'];
const KINDS = ['clay', 'salt', 'iron', 'oil'];
const CALAMITIES = ['treachery', 'superstition', 'piracy', 'cyclone', 'famine', 'civil-war'];

/** A table of two blocks, at which the hands are full of calamities and trading ends soon. */
function drawSetup(random: Random): unknown {
  const calamities = shuffle([...CALAMITIES, ...CALAMITIES], random);
  const hands = SEATS.map((seat) => {
    const cards = [...calamities.splice(0, 2 + random(3)), ...KINDS, ...KINDS.slice(random(4))];
    return [seat, bagOf(cards)] as const;
  });
  return {
    seats: SEATS,
    players: 12 + random(7),
    hands: Object.fromEntries(hands),
    options: { timeLimit: 60 },
  };
}

const kit: Kit = { ...mega, setup: drawSetup, never: ['misdealt', 'bought', 'trading-opened'] };

describe('a table of two blocks', () => {
  // Of which block a card is, nobody is shown: it tells what others were given.
  it.each(pledges.filter(({ title }) => /secret|opening/.test(title)))('$title', ({ check }) => {
    check(kit, 100);
  });
});
