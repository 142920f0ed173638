import { FetchedTalk } from '../../../panel/talk/fetched-talk.tsx';
import { useFloor } from '../floor-context.ts';
import { EMPTY_DRAFT } from '../logic/mat/draft.ts';
import { isBarred } from '../logic/people/barred.ts';
import { isOutOfTrading } from '../logic/people/out-of-trading.ts';
import { noteSeat } from '../logic/people/seat-notes.ts';
import { say, seatName } from '../say.ts';

export type TalkProps = {
  readonly partner: string | null;
  readonly onPartner: (seat: string | null) => void;
};

const NAMES = { alone: seatName, within: seatName };

/** The talk of the floor; from that with one seat the way leads to a deal with it, where one can be made. */
export function Talk({ partner, onPartner }: TalkProps) {
  const { view, me, still, unread, send, Mark, draft, takeUp } = useFloor();
  const isOut =
    me === null || isBarred(view, me) || isBarred(view, partner) || isOutOfTrading(view, me);
  const offerTo = (to: string) => {
    const laid = draft.purpose.type === 'offer' ? draft : EMPTY_DRAFT;
    takeUp({ ...laid, purpose: { type: 'offer' }, to });
  };
  return (
    <FetchedTalk
      {...{ me, still, send, Mark, partner, unread, onPartner }}
      title={say('tab.talk')}
      talk={view.talk}
      seats={Object.keys(view.seats)}
      names={NAMES}
      notesOf={(seat) => noteSeat(view, seat)}
      offerTo={view.phase === 'trade' && !still && !isOut ? offerTo : null}
    />
  );
}
