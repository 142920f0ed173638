import { GamePicture } from '../../barter/panel/picture.tsx';
import { SetupForm } from '../../barter/panel/setup.tsx';
import type { SetupModule, SetupProps } from '../../panel.ts';
import { rulebook } from '../rulebook.ts';

const GOODS = ['jade', 'fish', 'amber', 'silk', 'obsidian'] as const;

const WEST = ['Minoa', 'Assyria', 'Celt', 'Carthage', 'Hatti', 'Rome', 'Iberia', 'Hellas', 'Egypt'];
const EAST = [
  'Saba',
  'Maurya',
  'Babylon',
  'Dravidia',
  'Kushan',
  'Persia',
  'Nubia',
  'Indus',
  'Parthia',
];

/** The western map full, as at the demo table; who comes after them sits in the East. */
export const seats: SetupModule['seats'] = { usual: WEST.length, names: [...WEST, ...EAST] };

/** This game's part of the lobby. */
export function Setup(props: SetupProps) {
  return <SetupForm rules={rulebook} {...props} />;
}

/** This game on the front page. */
export function Picture() {
  return <GamePicture rules={rulebook} kinds={GOODS} />;
}
