import { type Context, type Desk, type Events } from '../desk.ts';
/** Buys the top card of the ninth stack of one's own block (rules clauses AC-27.51, MC-6). */
export declare function buyCard(desk: Desk, actor: string): Events;
/** Whether a seat has the treasury for a card of the ninth stack and there is one. */
export declare function canBuy(desk: Desk, seat: string): boolean;
/** The host opens trading; its time begins to run. */
export declare function openTrading(desk: Desk, context: Context): Events;
/** When trading that begins now will end, as an instant; null without a limit. */
export declare function deadlineFrom({ timeLimit }: {
    readonly timeLimit: number | null;
}, now: number): number | null;
