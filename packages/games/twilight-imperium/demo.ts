import type { Demo } from '@haggle/engine';

const MAP = [
  '27 39 79 44 75 35',
  '48 60 26 73 67 41 62 34 64 46 36 77',
  '5 50 20 10 31 72 16 43 69 2 19 25 1 32 40 12 78 61',
].join(' ');

/** A table of six for the newcomer, in the turn of the newcomer, on a map with both kinds of wormhole. */
export const demo = {
  setup: {
    seats: {
      arborec: {
        faction: 'arborec',
        commodities: 3,
        tradeGoods: 2,
        relicFragments: { cultural: 1 },
      },
      letnev: { faction: 'letnev', commodities: 2, tradeGoods: 3 },
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
    },
    map: {
      string: MAP,
      presence: {
        arborec: [5, 48, 50, 61],
        letnev: [10, 20, 26, 31],
        hacan: [16, 67, 72, 43],
        mentak: [2, 62, 69, 19, 79],
        sol: [1, 25, 32, 64],
        'jol-nar': [12, 36, 40, 78],
      },
    },
    phase: 'action',
    active: 'arborec',
    options: { turns: 'seats' },
  },
  seat: 'arborec',
  bots: ['letnev', 'hacan', 'mentak', 'sol', 'jol-nar'],
} satisfies Demo;
