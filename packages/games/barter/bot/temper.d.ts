/** How a seat haggles. Every seat has its own manner, and keeps it from table to table. */
export type Temper = {
    /** How much more than nothing a deal must bring, as a factor on the usual margin. */
    readonly greed: number;
    /** How heavily calamities weigh, as a factor on their cost. */
    readonly fear: number;
    /** How likely it takes an unknown card to be a calamity, 0 to 1. */
    readonly suspicion: number;
    /** How often it names a better card than it will hand over, 0 to 1. */
    readonly bluff: number;
    /** How long it lets an offer stand, as a factor on the usual time. */
    readonly patience: number;
    /** How often it has a word to say, 0 to 1. */
    readonly chatter: number;
};
/** The manner of the seat with this name. */
export declare function temperOf(seat: string): Temper;
