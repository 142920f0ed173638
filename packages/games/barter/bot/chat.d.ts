import type { Command } from '../commands.ts';
import type { Situation } from './situation.ts';
/** Says a friendly word, seldom: once in a while after trades of its own. */
export declare function chat({ seat, view, scales, random, traded }: Situation): Command | null;
