import { z } from 'zod';
import { BLOCKS } from './deck.ts';
import type { Rulebook } from './rulebook.ts';
/** A set-up as its schema parsed it; what belongs together is checked at the opening. */
export type Setup = {
    readonly seats: number | readonly string[];
    readonly players?: number;
    readonly hands?: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly cities?: Readonly<Record<string, number>>;
    readonly block?: (typeof BLOCKS)[number];
    readonly blocks?: Readonly<Record<string, (typeof BLOCKS)[number]>>;
    readonly mining?: readonly string[];
    readonly treasury?: Readonly<Record<string, number>>;
    readonly seed?: string;
    readonly options?: {
        readonly timeLimit?: number | null;
        readonly misdeals?: 'strict' | 'honour';
        readonly namedCalamities?: boolean;
        readonly excess?: 'uniform' | 'majors-first';
        readonly calamityLimit?: number | null;
        readonly handLimit?: number | null;
    };
};
/** The most seats that a table with given hands may have. */
export declare const MOST_SEATS = 18;
/** The schema of a game's set-up: the common fields, and those that its rulebook knows. */
export declare function setupSchema(rules: Rulebook): z.ZodType<Setup>;
