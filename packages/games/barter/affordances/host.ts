import { MOST_KEPT } from '../bounds.ts';
import type { Affordances } from '../commands.ts';
import { countCommodities, faceDownOf } from '../face-down.ts';
import { handLimitOf } from '../limit.ts';
import type { Rulebook } from '../rulebook.ts';
import type { View } from '../view.ts';

/** What the host can do: the course of the turn, and who may trade. */
export function forHost({ mining }: Rulebook, view: View): Affordances {
  const ofTurn = ['cities', 'treasury', ...(mining ? ['mining'] : [])];
  const bars = Object.entries(view.seats).map(([seat, { barred }]) => ({
    command: { type: barred ? 'unbar' : 'bar', seat } as const,
  }));
  const limits = forLimits(view);
  switch (view.phase) {
    case 'draw':
      return [{ command: { type: 'open-trading' } }, ...bars, ...limits, ...forTaking(view)];
    case 'trade':
      return [{ command: { type: 'end-trading' } }, ...forClock(view), ...bars];
    case 'purchase':
      return [...forTurn(view, ofTurn), ...bars, ...limits, ...forTaking(view), ...forAsking(view)];
  }
}

/** One card more for each seat, as Roadbuilding has it. */
function forLimits({ seats, options }: View): Affordances {
  return Object.entries(seats).flatMap(([seat, { handLimit = options.handLimit }]) => {
    if (handLimit === null || handLimit === MOST_KEPT) return [];
    const command = { type: 'set-hand-limit', seat, limit: handLimit + 1 } as const;
    return [{ command, fields: ['limit'] }];
  });
}

/** Cards are taken from hands in which no calamity lies face down. */
function forTaking({ seats }: View): Affordances {
  return Object.entries(seats).flatMap(([from, seat]) => {
    if (seat.cards === 0 || faceDownOf(seat) > 0) return [];
    return [{ command: { type: 'take-cards', from } as const, fields: ['to', 'count', 'why'] }];
  });
}

/** One card more of a seat's own choice, for the first of the others. */
function forAsking({ seats }: View): Affordances {
  return Object.entries(seats).flatMap(([from, seat]) => {
    const to = Object.keys(seats).find((other) => other !== from);
    const count = 1 + (to === undefined ? 0 : (seat.owes?.[to] ?? 0));
    if (to === undefined || count > countCommodities(seat)) return [];
    return [{ command: { type: 'ask-cards', from, to, count } as const, fields: ['to', 'count'] }];
  });
}

function forClock({ deadline, stopped }: View): Affordances {
  if (stopped !== undefined) return [{ command: { type: 'start-clock' } }];
  return deadline === null ? [] : [{ command: { type: 'stop-clock' } }];
}

function forTurn({ seats, options }: View, fields: readonly string[]): Affordances {
  const all = Object.values(seats);
  const isHidden = all.some((seat) => faceDownOf(seat) > 0);
  const isOver = all.some((seat) => {
    const limit = handLimitOf(options, seat);
    return limit !== null && countCommodities(seat) > limit;
  });
  const cities = Object.fromEntries(Object.keys(seats).map((seat) => [seat, 1]));
  return [
    ...(isHidden ? [{ command: { type: 'reveal-calamities' } } as const] : []),
    ...(isOver ? [] : [{ command: { type: 'next-turn', cities } as const, fields }]),
  ];
}
