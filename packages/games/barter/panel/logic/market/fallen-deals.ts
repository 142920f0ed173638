import type { LoggedEvent } from '../../../../panel.ts';
import type { EventOf } from '../../../events.ts';
import { type SeenEvent, seenEvent } from '../../../seen.ts';
import { type Agreed, followDeal } from './agreed-deals.ts';

const FALLS = ['revised', 'suspended', 'withdrawn', 'declined', 'released', 'lapsed'] as const;
type Fall = (typeof FALLS)[number];

/** A deal of one's own that another let fall before both had sealed, or that was true no more. */
export type FallenDeal = {
  /** What let it fall, as the log has it. */
  readonly event: LoggedEvent;
  readonly how: Fall;
  readonly partner: string;
  /** Whether one's own cards were sealed into it, and are back. */
  readonly isSealed: boolean;
};

/**
 * The last deal of a seat that fell, and not by the seat itself, as its log has it; undefined where there is none, or
 * it was agreed on again since.
 */
export function lastFallenDeal(events: readonly LoggedEvent[], me: string): FallenDeal | undefined {
  const agreed = new Map<string, Agreed>();
  let fallen: FallenDeal | undefined;
  for (const logged of events) {
    const event = seenEvent(logged);
    if (event.type === 'turn-dealt') agreed.clear();
    if (isFall(event)) {
      const deal = agreed.get(event.offer);
      const partner = doerOf(event);
      if (deal && partner !== me)
        fallen = { event: logged, how: event.type, partner, isSealed: deal.isSealed };
    }
    // Agreed on again, it is off no more.
    if (event.type === 'accepted' && event.offer === fallen?.event.offer) fallen = undefined;
    followDeal(agreed, event, me);
  }
  return fallen;
}

function isFall(event: SeenEvent): event is EventOf<Fall> {
  return FALLS.some((type) => type === event.type);
}

function doerOf(event: EventOf<Fall>): string {
  return 'by' in event ? event.by : event.from;
}
