import { done, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy, seatOf } from '../desk.ts';
import { findShield } from '../effects/notes-in-play.ts';
import { isFaction } from '../effects/owning.ts';
import { maximumOf } from '../effects/value.ts';
import type { State } from '../state.ts';

/** Mentak takes a trade good or a commodity from a neighbor (reading A10: it becomes a trade good). */
export function pillage(state: State, actor: string, command: CommandOf<'pillage'>): Events {
  const { target, take } = command;
  const refused = checkSeat(state, target) ?? checkRaider(state, actor);
  if (refused) return refused;
  if (targetsOf(state, actor, target).length === 0) return noSuch('pillage', target);
  const shield = findShield(state, actor, target);
  if (shield !== undefined) return refuseBy('banned', { effect: shield }, `TI-X.${shield}`);
  const prey = seatOf(state, target);
  const held = take === 'commodity' ? prey.commodities : prey.tradeGoods;
  if (held === 0) return refuseBy('not-owned', { seat: target, what: `${take}` });
  const own = seatOf(state, actor);
  const keeps = take === 'commodity' && state.options.A10 === 'commodity';
  const becomes = keeps && own.commodities < maximumOf(state, own) ? 'commodity' : 'trade-good';
  return done([{ type: 'pillaged', by: actor, target, take, becomes }]);
}

/** Mentak lets a neighbor go, or all of them. */
export function waivePillage(
  state: State,
  actor: string,
  { target }: CommandOf<'waive-pillage'>,
): Events {
  const refused =
    (target === undefined ? null : checkSeat(state, target)) ?? checkRaider(state, actor);
  if (refused) return refused;
  const targets = [...new Set(targetsOf(state, actor, target))];
  if (targets.length === 0) {
    return target === undefined ? noSuch('any-pillage', actor) : noSuch('pillage', target);
  }
  return done([{ type: 'pillage-waived', by: actor, targets }]);
}

function checkRaider(state: State, actor: string): Refused | null {
  return isFaction(state, 'mentak', actor) ? null : refuseBy('not-yours');
}

function targetsOf({ pending }: State, by: string, target?: string): readonly string[] {
  return pending.flatMap((one) => {
    const isMine = one.type === 'pillage' && one.by === by;
    return isMine && (target === undefined || one.target === target) ? [one.target] : [];
  });
}
