import { FetchedTalk } from '../../../panel/talk/fetched-talk.tsx';
import { isEliminated } from '../../elimination.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

const NAMES = { alone: seatName, within: seatName };

/** The talk of the table; from that with one seat the way leads to an offer to it. */
export function Talk() {
  const { view, me, still, send, Mark, talk, change, goTo } = useTable();
  const { partner, setPartner, unread, asked } = talk;
  // Nobody makes an offer who is part of the game no more, and nobody to him.
  const isOut = [me, partner].some((seat) => seat !== null && isEliminated(view, seat));
  const offerTo = (to: string) => {
    change({ type: 'to', to });
    goTo('mat');
  };
  return (
    <div className="ti-part ti-part-talk">
      <FetchedTalk
        {...{ me, still, send, Mark, partner, unread, asked }}
        title={say('tab.talk')}
        talk={view.talk}
        seats={Object.keys(view.seats)}
        names={NAMES}
        onPartner={setPartner}
        offerTo={still || isOut ? null : offerTo}
      />
    </div>
  );
}
