import { z } from 'zod';

/** What an opening says of the seats of a table, by seat; more than `most` there never are. */
export function bySeat<T extends z.ZodType>(of: T, most: number) {
  return z
    .record(z.string(), of)
    .refine((seats) => Object.keys(seats).length <= most, `a table has at most ${most} seats`)
    .readonly();
}
