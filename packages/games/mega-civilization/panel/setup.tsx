import { GamePicture } from '../../barter/panel/picture.tsx';
import { SetupForm } from '../../barter/panel/setup.tsx';
import type { SetupProps } from '../../panel.ts';
import { rulebook } from '../rulebook.ts';

const GOODS = ['jade', 'fish', 'amber', 'silk', 'obsidian'] as const;

/** This game's part of the lobby. */
export function Setup(props: SetupProps) {
  return <SetupForm rules={rulebook} {...props} />;
}

/** This game on the front page. */
export function Picture() {
  return <GamePicture rules={rulebook} kinds={GOODS} />;
}
