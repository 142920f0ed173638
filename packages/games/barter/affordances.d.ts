import type { Affordance } from '@haggle/engine';
import type { Command } from './commands.ts';
import type { Rulebook } from './rulebook.ts';
import type { View } from './view.ts';
export type Affordances = readonly Affordance<Command>[];
/** What a viewer can do now, as commands that are accepted as they stand; made from the view alone. */
export declare function findAffordances(rules: Rulebook, view: View): Affordances;
