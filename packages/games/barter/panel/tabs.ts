import type { Tab } from '../../panel/part-tabs.tsx';
import { type Part, partsOf } from './logic/parts.ts';
import { say, sayAny } from './say.ts';

type Tabbed = {
  readonly phase: string;
  readonly seated: boolean;
  /** How many offers wait for the viewer. */
  readonly waiting: number;
  /** How many lines of talk have not been in sight. */
  readonly unread: number;
};

/** The tabs of the parts that there are; that of the mat is called as the phase that is played there. */
export function tabsOf({ phase, seated, waiting, unread }: Tabbed): readonly Tab<Part>[] {
  const news: Partial<Record<Part, number>> = { floor: waiting, talk: unread };
  return partsOf(seated).map((part) => ({
    part,
    name: part === 'mat' && phase !== 'trade' ? sayAny(`tab.${phase}`) : say(`tab.${part}`),
    news: news[part],
  }));
}
