import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';

export { isPast } from '../../panel/answered.ts';
export { face } from '../face.ts';
export { tellEvent } from '../telling.ts';
export { isDemoOver } from './logic/demo-over.ts';
export { isNews } from './logic/news.ts';
export { tellNews } from './tell-news.ts';

/** The board of this game. */
export function Panel(props: PanelProps) {
  return <Board {...props} view={props.view as View} />;
}
