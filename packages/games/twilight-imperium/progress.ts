import type { State } from './state.ts';

/** Whether it is somebody's turn and nothing of it has been done yet, as far as the table sees it. */
export function isTurnStart(state: State): boolean {
  const { active, seats, activation, trade, hasActed } = state;
  if (active === null || seats[active]?.passed) return false;
  return [activation, trade, hasActed].every((one) => one == null) && !hasMoved(state);
}

/** Whether a system has just been activated: no ships have moved and no combat has begun, as far as the table sees it. */
export function isJustActivated(state: State): boolean {
  return isUnderWay(state) && !hasMoved(state);
}

/** Whether the last action to begin was an activation. */
export function isUnderWay({ activation }: State): boolean {
  return activation !== null && activation.isPast !== true;
}

/** Whether ships have come or a combat has begun since the last action did. */
function hasMoved({ arrival, galaxy, fought }: State): boolean {
  return [arrival, galaxy.combat, fought].some((one) => one != null);
}
