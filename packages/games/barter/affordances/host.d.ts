import type { Affordances } from '../affordances.ts';
import type { View } from '../view.ts';
/** What the host can do: the course of the turn, and who may trade. */
export declare function forHost(view: View): Affordances;
