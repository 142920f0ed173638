import { type AnyGame, type Played, type Sitting } from '@haggle/engine';
/** How one game of bots went. */
export type Outcome = {
    readonly played: Played;
    readonly ended: boolean;
    readonly trades: number;
    /** The worth of all hands at the opening and after the last trade, as the rules count it. */
    readonly before: number;
    readonly after: number;
};
/** How many games a test plays: `HAGGLE_RUNS=long` plays a hundred times as many. */
export declare function runs(few: number): number;
/** Plays one game by bots from its seed. */
export declare function play(game: AnyGame, setup: unknown, { seed, bot }: {
    seed: string;
} & Pick<Sitting, 'bot'>): Outcome;
/** A set-up with cities drawn by chance. */
export declare function citiesFor(seats: number, seed: string): {
    seats: string[];
    cities: Record<string, number>;
};
/** A player who does anything that is allowed, with no thought, and finishes after a while. */
export declare function randomPlayer(game: AnyGame): NonNullable<Sitting['bot']>;
