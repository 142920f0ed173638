import { isFields } from '@haggle/engine';
import { type Drawer, readKept, writeKept } from '@haggle/games/page';

/** Where somebody is in a replay: at which step, and through whose eyes it is seen. */
export type Step = { readonly at: number; readonly eyes: string };

/** What a replay has: its last step, and those through whose eyes it can be seen. */
type Reach = { readonly last: number; readonly viewers: readonly string[] };

/** The step under this name in the drawer; undefined where there is none that this replay has. */
export function readStep(drawer: Drawer, name: string, reach: Reach): Step | undefined {
  const kept = readKept(drawer, name);
  return isStep(kept, reach) ? kept : undefined;
}

/** Keeps a step under this name, over a reload of the page. */
export function writeStep(drawer: Drawer, name: string, step: Step): void {
  writeKept(drawer, name, step);
}

function isStep(kept: unknown, { last, viewers }: Reach): kept is Step {
  if (!isFields(kept)) return false;
  const { at, eyes } = kept;
  if (typeof at !== 'number' || typeof eyes !== 'string') return false;
  return Number.isInteger(at) && at >= 0 && at <= last && viewers.includes(eyes);
}
