import type { Deal } from './commands.ts';

/** What an offer exchanges and promises; ducats both ways. */
export type Terms = { readonly gives: number; readonly asks: number; readonly deal: Deal | null };

/** Whether nothing is exchanged and nothing promised: such an offer cannot be made. */
export function isEmpty({ gives, asks, deal }: Terms): boolean {
  return gives === 0 && asks === 0 && deal === null;
}

/** What was promised as one text: as it was written, or each of several promises. */
export function wordsOf(deal: Deal): string {
  return typeof deal === 'string' ? deal : deal.map(({ text }) => text).join('; ');
}

type Seats = Readonly<Record<string, { readonly ducats: number }>>;

/** What a realm has in its treasury; nothing where it does not sit at the table. */
export function ducatsOf(seats: Seats, realm: string): number {
  return seats[realm]?.ducats ?? 0;
}

/** Which side of an offer has fewer ducats than it would give, the maker before the one addressed; null where none. */
export function findShort(
  seats: Seats,
  { from, to, gives, asks }: Pick<Terms, 'gives' | 'asks'> & Record<'from' | 'to', string>,
): 'from' | 'to' | null {
  if (ducatsOf(seats, from) < gives) return 'from';
  return ducatsOf(seats, to) < asks ? 'to' : null;
}
