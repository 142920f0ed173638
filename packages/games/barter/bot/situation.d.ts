import type { Random } from '@haggle/engine';
import type { OfferView, View } from '../view.ts';
import type { Stock } from './deals.ts';
import type { BotFacts } from './facts.ts';
import type { Scales } from './valuation.ts';
/** An offer with its id. */
export type Listed = OfferView & {
    readonly id: string;
};
/** A seat's view, sorted into what a bot thinks in. */
export type Situation = {
    readonly seat: string;
    readonly now: number;
    readonly random: Random;
    readonly scales: Scales;
    readonly view: View;
    readonly stock: Stock;
    /** What this seat has offered, over or not. */
    readonly mine: readonly Listed[];
    /** Of these, what stands open. */
    readonly standing: readonly Listed[];
    /** Open offers of others that this seat may accept. */
    readonly incoming: readonly Listed[];
    /** Agreements of this seat that are not settled. */
    readonly agreed: readonly Listed[];
    /** How many trades this seat has made, as far as the view remembers. */
    readonly traded: number;
    readonly secondsLeft: number;
    /** How many cards each other seat holds. */
    readonly cards: Readonly<Record<string, number>>;
    readonly finished: boolean;
    /** The least that a deal must bring; it grows with every trade, so that trading comes to an end. */
    readonly margin: number;
};
/** Reads a view; `hand` is empty for one who has none. */
export declare function readSituation(view: View, facts: BotFacts, { seat, now, random }: {
    readonly seat: string;
    readonly now: number;
    readonly random: Random;
}): Situation;
