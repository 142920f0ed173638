import { speak } from '@haggle/engine';
import { expect, test } from 'vitest';
import type { ShipMove } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { words } from '../words.ts';
import { checkShipMove } from './ships.ts';

const full = { zone: 'gulf-of-lion' };
const { position } = stateOf({
  seats: ['castile', 'portugal', 'france'],
  board: {
    realms: {
      castile: {
        lightShips: [
          { zone: 'central-mediterranean' },
          { zone: 'aegean-sea', in: 'port' },
          { zone: 'black-sea', in: 'fleet' },
          { zone: 'central-atlantic' },
        ],
      },
      portugal: { lightShips: [full, full, full] },
    },
    hostile: { castile: ['adriatic-sea'] },
  },
});

test('who cannot move a ship so is told why', () => {
  const from = 'central-mediterranean';
  const say = (move: Partial<ShipMove>) => {
    const refused = checkShipMove(position, 'castile', { from, to: from, ...move });
    if (refused) expect(refused.refusal).toMatchObject({ code: 'ship-move', clause: 'PP-TA' });
    return refused && speak(refused.refusal, words).message;
  };
  const to = 'gulf-of-lion';
  const tooFar = (there: string, here: string) =>
    `The ${there} is too far from the ${here}: a ship goes two spaces at most, stops in a distant Sea Zone and enters no hostile one.`;
  const cases = [
    [{ from: 'north-sea', to }, 'You have no Light Ship in the North Sea.'],
    [
      { from: 'aegean-sea', to },
      'Your Light Ship in the Aegean Sea is in port: only one that is said to leave its port can move.',
    ],
    [{ fromPort: true, to }, 'You have no Light Ship in a port of the Central Mediterranean.'],
    [
      { from: 'black-sea', to },
      'Your Light Ship in the Black Sea is with the Fleet and cannot leave it.',
    ],
    [{}, 'The Light Ship is in the Central Mediterranean already: one that moves goes elsewhere.'],
    [
      { to: 'adriatic-sea' },
      'The Adriatic Sea is hostile to you: no ship of yours can move there.',
    ],
    [{ to: 'north-sea' }, tooFar('North Sea', 'Central Mediterranean')],
    [{ from: 'aegean-sea', fromPort: true, to: 'north-sea' }, tooFar('North Sea', 'Aegean Sea')],
    [{ to, displaces: 'castile' }, 'Nobody displaces a ship of his own.'],
    [{ to, displaces: 'france' }, 'France has no ship in a slot in the Gulf of Lion.'],
    [{ to, displaces: 'denmark' }, 'Denmark has no ship in a slot in the Gulf of Lion.'],
    [{ to, displaces: 'portugal' }, null],
    [{ to }, null],
    [{ from: 'aegean-sea', fromPort: true, to: 'aegean-sea' }, null],
  ] as const;
  for (const [move, message] of cases) expect([move, say(move)]).toEqual([move, message]);
});
