import type { Affordances } from '../commands.ts';
import type { Rulebook } from '../rulebook.ts';
import type { View } from '../view.ts';

/** What the host can do: the course of the turn, and who may trade. */
export function forHost({ mining }: Rulebook, view: View): Affordances {
  const ofTurn = ['cities', 'treasury', ...(mining ? ['mining'] : [])];
  const bars = Object.entries(view.seats).map(([seat, { barred }]) => ({
    command: { type: barred ? 'unbar' : 'bar', seat } as const,
  }));
  switch (view.phase) {
    case 'draw':
      return [{ command: { type: 'open-trading' } }, ...bars];
    case 'trade':
      return [{ command: { type: 'end-trading' } }, ...forClock(view), ...bars];
    case 'purchase':
      return [...forTurn(view, ofTurn), ...bars];
  }
}

function forClock({ deadline, stopped }: View): Affordances {
  if (stopped !== undefined) return [{ command: { type: 'start-clock' } }];
  return deadline === null ? [] : [{ command: { type: 'stop-clock' } }];
}

function forTurn({ seats, options: { handLimit } }: View, fields: readonly string[]): Affordances {
  const all = Object.values(seats);
  const hidden = (seat: (typeof all)[number]) => (seat.calamities ? 0 : (seat.calamitiesKept ?? 0));
  const isHidden = all.some((seat) => hidden(seat) > 0);
  const isOver = all.some((seat) => handLimit !== null && seat.cards - hidden(seat) > handLimit);
  const cities = Object.fromEntries(Object.keys(seats).map((seat) => [seat, 1]));
  return [
    ...(isHidden ? [{ command: { type: 'reveal-calamities' } } as const] : []),
    ...(isOver ? [] : [{ command: { type: 'next-turn', cities } as const, fields }]),
  ];
}
