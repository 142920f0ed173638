import { viewersOf } from '../chair.ts';
import { chanceAt } from '../chance.ts';
import type { Viewer } from '../game.ts';
import { isSame } from '../same.ts';
import { emptyTable, openTable, type Step } from '../table.ts';
import { must, mustReadSame, show } from './expect.ts';
import type { Kit } from './kit.ts';
import { compareBrought } from './secrecy.ts';
import { drawSetup, START } from './walk.ts';

/**
 * Opens a table twice so that one viewer cannot tell the two by his view, and compares what his log says of
 * it: with other chance, and with another set-up in which something hidden differs. Throws what he learns.
 * Says whether anything of the set-up could be concealed.
 */
export function checkOpenings(kit: Kit, seed: number): boolean {
  const random = chanceAt(`openings ${seed}`, 0);
  const setup = drawSetup(kit, random);
  const one = openAt(kit, setup, 'one');
  if (!one) return false;
  const viewers = viewersOf(kit.game, one.table.state);
  const viewer = viewers[random(viewers.length)] ?? 'spectator';
  const two = openAt(kit, setup, 'two');
  if (two) compareOpenings(kit, [one, two], viewer, 'the chance of the opening');
  if (!kit.conceal) return false;
  return compareConcealed(kit, one, { setup, other: kit.conceal(setup, viewer, random) }, viewer);
}

type Concealed = { readonly setup: unknown; readonly other: unknown };

function compareConcealed(
  kit: Kit,
  one: Step,
  { setup, other }: Concealed,
  viewer: Viewer,
): boolean {
  if (isSame(other, setup)) return false;
  const two = openAt(kit, other, 'one');
  must(two !== null, () => `the kit conceals ${show(setup)} by what is refused: ${show(other)}`);
  mustReadSame(
    kit.game.view(two.table.state, viewer),
    kit.game.view(one.table.state, viewer),
    `${viewer} sees something hidden of the set-up`,
  );
  compareOpenings(kit, [one, two], viewer, 'the set-up');
  return true;
}

/** An opening may be several events; each is redacted by the state that it met. */
function compareOpenings(
  kit: Kit,
  steps: readonly [Step, Step],
  viewer: Viewer,
  what: string,
): void {
  const empty = emptyTable(kit.game, '');
  compareBrought([empty, empty], steps, { kit, viewer, about: `${viewer} learns ${what}` });
}

function openAt(kit: Kit, setup: unknown, seed: string): Step | null {
  const opened = openTable(kit.game, setup, { now: START, seed });
  return opened.ok ? opened.value : null;
}
