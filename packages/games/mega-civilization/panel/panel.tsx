import { faceOf } from '../../barter/face.ts';
import { GamePanel } from '../../barter/panel/game-panel.tsx';
import { tellEventOf } from '../../barter/panel/logic/tell-event.ts';
import type { PanelProps } from '../../panel.ts';
import { rulebook } from '../rulebook.ts';

export { isDemoOver } from '../../barter/panel/game-panel.tsx';
export { isNews, saysItself, tellNews } from '../../barter/panel/logic/news.ts';

export const face = faceOf(rulebook);

export const tellEvent = tellEventOf(rulebook.words);

/** The floor of this game, with its own deck. */
export function Panel(props: PanelProps) {
  return <GamePanel rules={rulebook} {...props} />;
}
