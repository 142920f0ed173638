/** What of an event tells how one's offer was answered. */
type Known = {
  readonly type: string;
  readonly offer?: string;
  readonly between?: readonly [maker: string, other: string];
  readonly from?: string;
  readonly to?: string;
};

/** What another did with an offer, and who it was. */
export type Answered = {
  readonly what: 'declined' | 'countered' | 'withdrawn';
  readonly by: string;
};

/**
 * Whether news of how an offer was answered is past: with a later event its viewer has answered what he was countered
 * with, or it was taken back. `near` is what happened within moments of the news.
 */
export function isPast(news: Known, { type, offer }: Known, near: readonly Known[]): boolean {
  if (news.type !== 'declined' || type === 'proposed' || type === 'revised') return false;
  const [maker, other] = news.between ?? [];
  return near.some((one) => isBack(one, maker, other) && one.offer === offer);
}

/** Whether it is an offer that goes back to the maker of another, by the one whom that was made to. */
function isBack({ type, from, to }: Known, maker?: string, other?: string): boolean {
  return type === 'proposed' && from === other && to === maker;
}

/**
 * How another answered a viewer's offer, or that he took back the one made to the viewer; undefined for all else.
 * Who counters makes an offer of his own and declines the one that it answers: both stand in the log close to
 * each other, and `near` is what happened within moments of the event.
 */
export function answered(
  { type, between }: Known,
  viewer: string,
  near: readonly Known[],
): Answered | undefined {
  if (between === undefined) return undefined;
  const [maker, other] = between;
  if (type === 'withdrawn' && other === viewer) return { what: 'withdrawn', by: maker };
  if (type !== 'declined' || maker !== viewer) return undefined;
  const isCountered = near.some((one) => isBack(one, maker, other));
  return { what: isCountered ? 'countered' : 'declined', by: other };
}
