import type { View } from '../../../view.ts';

/** A deal of one's own that is agreed on and whose cards have not changed hands. */
export type Unsettled = {
  readonly partner: string;
  /** Whether it waits for one's own cards. */
  readonly isMine: boolean;
};

/** The deal that would be void if trading ended now; one that waits for the viewer's own cards before others. */
export function findUnsettled(
  { offers }: Pick<View, 'offers'>,
  me: string | null,
): Unsettled | undefined {
  const unsettled = Object.values(offers).flatMap(({ from, acceptedBy, state, delivered }) => {
    if (me === null || state !== 'accepted' || acceptedBy === undefined) return [];
    if (from !== me && acceptedBy !== me) return [];
    return [{ partner: from === me ? acceptedBy : from, isMine: !delivered.includes(me) }];
  });
  return unsettled.find(({ isMine }) => isMine) ?? unsettled[0];
}
