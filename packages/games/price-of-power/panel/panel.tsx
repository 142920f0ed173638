import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';

export { face } from '../face.ts';
export { tellEvent } from '../telling.ts';
export { isNews } from './logic/news.ts';

/** The board of this game. */
export function Panel(props: PanelProps) {
  return <Board {...props} view={props.view as View} />;
}
