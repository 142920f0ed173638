import { GamePicture } from '../../barter/panel/picture.tsx';
import { SetupForm } from '../../barter/panel/setup.tsx';
import type { SetupModule, SetupProps } from '../../panel.ts';
import { rulebook } from '../rulebook.ts';

const GOODS = ['grain', 'gold', 'salt', 'bronze', 'wine'] as const;

/** As many as at the demo table. */
export const seats: SetupModule['seats'] = {
  usual: 5,
  names: ['Crete', 'Egypt', 'Thrace', 'Babylon', 'Assyria', 'Iberia', 'Illyria', 'Africa', 'Asia'],
};

/** This game's part of the lobby. */
export function Setup(props: SetupProps) {
  return <SetupForm rules={rulebook} {...props} />;
}

/** This game on the front page. */
export function Picture() {
  return <GamePicture rules={rulebook} kinds={GOODS} />;
}
