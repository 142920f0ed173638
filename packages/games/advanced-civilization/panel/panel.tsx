import { faceOf } from '../../barter/face.ts';
import { GamePanel } from '../../barter/panel/game-panel.tsx';
import type { PanelProps } from '../../panel.ts';
import { rulebook } from '../rulebook.ts';

export const face = faceOf(rulebook);

/** The floor of this game, with its own deck. */
export function Panel(props: PanelProps) {
  return <GamePanel rules={rulebook} {...props} />;
}
