import { z } from 'zod';
/** The grounds on which a trade is undone in honour mode. */
export declare const GROUNDS: readonly ["non-tradable", "count-mismatch", "cards-missing"];
export type Ground = (typeof GROUNDS)[number];
/** Everything that can happen at a table of the two games. */
export declare const event: z.ZodDiscriminatedUnion<readonly [z.ZodObject<{
    type: z.ZodLiteral<"opened">;
    deck: z.ZodString;
    options: z.ZodObject<{
        timeLimit: z.ZodNullable<z.ZodNumber>;
        misdeals: z.ZodEnum<{
            strict: "strict";
            honour: "honour";
        }>;
        namedCalamities: z.ZodBoolean;
        excess: z.ZodEnum<{
            uniform: "uniform";
            "majors-first": "majors-first";
        }>;
        calamityLimit: z.ZodNullable<z.ZodNumber>;
        handLimit: z.ZodNullable<z.ZodNumber>;
    }, z.core.$strict>;
    seats: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    blocks: z.ZodReadonly<z.ZodArray<z.ZodEnum<{
        west: "west";
        east: "east";
    }>>>;
    mining: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    treasury: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    cities: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    hands: z.ZodRecord<z.ZodString, z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>>;
    stacks: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodArray<z.ZodString>>>;
    phase: z.ZodEnum<{
        draw: "draw";
        trade: "trade";
        purchase: "purchase";
    }>;
    deadline: z.ZodNullable<z.ZodNumber>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"bought">;
    seat: z.ZodString;
    card: z.ZodString;
    price: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"trading-opened">;
    deadline: z.ZodNullable<z.ZodNumber>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"proposed">;
    offer: z.ZodString;
    from: z.ZodString;
    to: z.ZodNullable<z.ZodString>;
    gives: z.ZodReadonly<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    asks: z.ZodReadonly<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    note: z.ZodNullable<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"revised">;
    offer: z.ZodString;
    from: z.ZodString;
    revision: z.ZodNumber;
    gives: z.ZodReadonly<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    asks: z.ZodReadonly<z.ZodObject<{
        count: z.ZodNumber;
        named: z.ZodReadonly<z.ZodArray<z.ZodString>>;
        calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
    }, z.core.$strict>>;
    note: z.ZodNullable<z.ZodString>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"suspended">;
    offer: z.ZodString;
    from: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"resumed">;
    offer: z.ZodString;
    from: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"withdrawn">;
    offer: z.ZodString;
    from: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"declined">;
    offer: z.ZodString;
    by: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"accepted">;
    offer: z.ZodString;
    by: z.ZodString;
    named: z.ZodReadonly<z.ZodArray<z.ZodString>>;
    calamityFree: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"released">;
    offer: z.ZodString;
    by: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"delivered">;
    offer: z.ZodString;
    by: z.ZodString;
    cards: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"recalled">;
    offer: z.ZodString;
    by: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"traded">;
    trade: z.ZodString;
    offer: z.ZodString;
    between: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>;
    gave: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    got: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"misdealt">;
    offer: z.ZodString;
    between: z.ZodReadonly<z.ZodTuple<[z.ZodString, z.ZodString], null>>;
    gave: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    got: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    grounds: z.ZodArray<z.ZodObject<{
        seat: z.ZodString;
        ground: z.ZodEnum<{
            "non-tradable": "non-tradable";
            "count-mismatch": "count-mismatch";
            "cards-missing": "cards-missing";
        }>;
    }, z.core.$strict>>;
    revision: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"lapsed">;
    offer: z.ZodString;
    from: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"said">;
    from: z.ZodString;
    to: z.ZodNullable<z.ZodString>;
    text: z.ZodString;
    at: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"finished">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"unfinished">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"barred">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"unbarred">;
    seat: z.ZodString;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"trading-ended">;
    reason: z.ZodEnum<{
        host: "host";
        finished: "finished";
        time: "time";
    }>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"calamities-selected">;
    revealed: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    discarded: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"spent">;
    seat: z.ZodString;
    cards: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    mining: z.ZodOptional<z.ZodString>;
    value: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"surrendered">;
    seat: z.ZodString;
    cards: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"calamities-revealed">;
    calamities: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodObject<{
        kind: z.ZodString;
        from: z.ZodNullable<z.ZodString>;
    }, z.core.$strict>>>;
}, z.core.$strict>, z.ZodObject<{
    type: z.ZodLiteral<"turn-dealt">;
    cities: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    treasury: z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    under: z.ZodRecord<z.ZodString, z.ZodArray<z.ZodArray<z.ZodString>>>;
    dealt: z.ZodRecord<z.ZodString, z.ZodReadonly<z.ZodRecord<z.ZodString, z.ZodNumber>>>;
    phase: z.ZodEnum<{
        draw: "draw";
        trade: "trade";
        purchase: "purchase";
    }>;
    deadline: z.ZodNullable<z.ZodNumber>;
}, z.core.$strict>], "type">;
export type Event = z.infer<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, {
    type: T;
}>;
