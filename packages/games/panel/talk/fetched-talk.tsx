import { Fetched, makePart, useAhead } from '../fetched.tsx';
import type { TalkProps } from './talk.tsx';

const part = makePart(() => import('./talk.tsx').then(({ Talk }) => Talk));

type FetchedTalkProps = TalkProps & {
  /** The heading that stands there until the talk has come. */
  readonly title: string;
};

/** The talk, whose code comes once it is shown, or ahead of that. */
export function FetchedTalk({ title, ...given }: FetchedTalkProps) {
  return <Fetched part={part} given={given} waiting={<h2>{title}</h2>} />;
}

/** Has the talk fetched ahead, so that it is there at once when it is opened. */
export function useTalkAhead(): void {
  useAhead(part);
}
