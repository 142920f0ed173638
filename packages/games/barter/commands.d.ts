import { z } from 'zod';
declare const seat: z.ZodString;
declare const bag: z.ZodRecord<z.ZodString, z.ZodNumber>;
declare const tokens: z.ZodNumber;
declare const cities: z.ZodNumber;
/** Every command of the two games, as it comes in from outside. */
export declare const command: z.ZodDiscriminatedUnion<readonly [z.ZodObject<{
    type: z.ZodLiteral<"propose">;
    to: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
    gives: z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodArray<z.ZodString>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>;
    asks: z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodOptional<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>;
    note: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"revise">;
    offer: z.ZodString;
    gives: z.ZodOptional<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodArray<z.ZodString>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    asks: z.ZodOptional<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodOptional<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    note: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"suspend">;
    offer: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"resume">;
    offer: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"withdraw">;
    offer: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"decline">;
    offer: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"accept">;
    offer: z.ZodString;
    revision: z.ZodNumber;
    named: z.ZodOptional<z.ZodArray<z.ZodString>>;
    calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    cards: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"deliver">;
    offer: z.ZodString;
    revision: z.ZodNumber;
    cards: z.ZodRecord<z.ZodString, z.ZodNumber>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"recall">;
    offer: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"say">;
    to: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    text: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"finish">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"unfinish">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"spend">;
    cards: z.ZodRecord<z.ZodString, z.ZodNumber>;
    mining: z.ZodOptional<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"surrender">;
    cards: z.ZodRecord<z.ZodString, z.ZodNumber>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"buy-card">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"open-trading">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"end-trading">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"bar">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"unbar">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"reveal-calamities">;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"next-turn">;
    cities: z.ZodRecord<z.ZodString, z.ZodNumber>;
    treasury: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>;
}, z.core.$strict>], "type">;
export type Command = z.infer<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, {
    type: T;
}>;
/** A side as the table keeps it. */
export type Side = {
    readonly count: number;
    readonly named: readonly string[];
    readonly calamityFree?: true;
};
/** A line of talk; `to` is null when it was said to all. */
export type Talk = {
    readonly from: string;
    readonly to: string | null;
    readonly text: string;
    readonly at: number;
};
/** Commands that only the host may give. */
export declare const HOST_COMMANDS: ReadonlySet<Command['type']>;
export { bag as bagOfKinds, cities as citiesOfSeat, seat as seatId, tokens as tokensOfSeat };
