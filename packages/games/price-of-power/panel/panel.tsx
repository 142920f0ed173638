import { answered } from '../../panel/answered.ts';
import type { PanelModule, PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { words } from '../words.ts';
import { Board } from './board.tsx';
import { nameOf, say } from './say.ts';

export { isPast } from '../../panel/answered.ts';
export { face } from '../face.ts';
export { tellEvent } from '../telling.ts';
export { isNews } from './logic/news.ts';

/** What became of an offer, as the realm is told that it concerns. */
export const tellNews: PanelModule['tellNews'] = (event, viewer, near) => {
  const answer = answered(event, viewer, near);
  return answer && say(`news.${answer.what}`, { by: nameOf(words, answer.by) });
};

/** The board of this game. */
export function Panel(props: PanelProps) {
  return <Board {...props} view={props.view as View} />;
}
