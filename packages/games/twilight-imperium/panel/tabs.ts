import type { Tab } from '../../panel/part-tabs.tsx';
import { say } from './say.ts';
import type { Part } from './table-context.ts';

/** What the part beside the offers is: a player’s mat, the host’s desk, or nothing. */
export type MatKind = 'mat' | 'desk' | null;

/** What a chair has beside the offers, whose seat is `me`. */
export function matOf(viewer: string, me: string | null): MatKind {
  if (me !== null) return 'mat';
  return viewer === 'host' ? 'desk' : null;
}

/** The tabs of the parts that there are; `waiting` is how many things wait for the viewer among the offers. */
export function tabsOf(mat: MatKind, waiting: number): readonly Tab<Part>[] {
  return [
    { part: 'galaxy', name: say('tab.galaxy') },
    { part: 'offers', name: say('tab.offers'), news: waiting },
    ...(mat ? [{ part: 'mat', name: say(`tab.${mat}`) } as const] : []),
    { part: 'seats', name: say('tab.seats') },
    { part: 'log', name: say('tab.log') },
  ];
}
