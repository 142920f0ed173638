import type { Affordance } from '@haggle/engine';
import type { Command } from './commands.ts';
import type { Rulebook } from './rulebook.ts';
import type { View } from './view.ts';

/** What a viewer can do now, as commands that would be accepted as they stand. */
export function findAffordances(_rules: Rulebook, _view: View): readonly Affordance<Command>[] {
  return [];
}
