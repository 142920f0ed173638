import type { SeatView } from '../../view.ts';

type Seats = Readonly<Record<string, SeatView>>;
type Figures = Readonly<Record<string, number>>;

/** By seat, the goods whose number has changed and by how much; seats without a change are left out. */
export type Changes = Readonly<Record<string, Figures>>;

/** What has changed in the open goods from one view to the next. */
export function changesBetween(before: Seats, after: Seats): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([seat, own]) => {
      const was = before[seat];
      const changed = was === undefined ? [] : differencesOf(figuresOf(was), figuresOf(own));
      return changed.length === 0 ? [] : [[seat, Object.fromEntries(changed)]];
    }),
  );
}

function differencesOf(before: Figures, after: Figures): readonly (readonly [string, number])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
}

function figuresOf(seat: SeatView): Figures {
  const { commodities, tradeGoods, promissoryNotes, actionCards, relicFragments } = seat;
  return { commodities, tradeGoods, promissoryNotes, actionCards, ...relicFragments };
}
