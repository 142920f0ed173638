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

/** What is told at the tabs: how many things wait for the viewer among the offers, and how much talk is unread. */
type Told = { readonly waiting: number; readonly unread: number };

/** The tabs of the parts that there are. */
export function tabsOf(mat: MatKind, { waiting, unread }: Told): readonly Tab<Part>[] {
  return [
    { part: 'galaxy', name: say('tab.galaxy') },
    { part: 'offers', name: say('tab.offers'), news: waiting },
    ...(mat ? [{ part: 'mat', name: say(`tab.${mat}`) } as const] : []),
    { part: 'seats', name: say('tab.seats') },
    { part: 'talk', name: say('tab.talk'), news: unread },
    { part: 'log', name: say('tab.log') },
  ];
}

/** The tabs of what shares a place where all other parts are in sight. */
export function sideTabsOf({ unread }: Pick<Told, 'unread'>): readonly Tab<'log' | 'talk'>[] {
  return [
    { part: 'log', name: say('tab.log') },
    { part: 'talk', name: say('tab.talk'), news: unread },
  ];
}
