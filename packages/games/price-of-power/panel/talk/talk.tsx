import { tabDrawer } from '../../../panel/drawer.ts';
import { FetchedTalk } from '../../../panel/talk/fetched-talk.tsx';
import type { TalkState } from '../../../panel/talk/use-talk.ts';
import { useBoard } from '../board-context.ts';
import { beginDeal } from '../logic/deals/begin-deal.ts';
import { draftName, NEW_DEAL, readDeal, writeDeal } from '../logic/deals/kept-deal.ts';
import { nameOf, say, titleOf } from '../say.ts';

type TalkProps = TalkState & {
  /** Brings the new offer to the front. */
  readonly showOffer: () => void;
};

/** The talk of the table; from that with one realm the way leads to an offer to it. */
export function Talk({ partner, setPartner, unread, asked, showOffer }: TalkProps) {
  const { view, viewer, me, words, still, send, Mark } = useBoard();
  const seats = Object.keys(view.seats);
  const offerTo = (by: string) => (to: string) => {
    const name = draftName(location.pathname, viewer, NEW_DEAL);
    const begun = readDeal(tabDrawer, name, seats);
    writeDeal(tabDrawer, name, begun ? { ...begun, to } : beginDeal(view, by, words, to));
    showOffer();
  };
  return (
    <FetchedTalk
      {...{ me, still, send, Mark, partner, unread, asked, seats }}
      title={say('part.talk')}
      talk={view.talk}
      names={{
        alone: (realm) => titleOf(words, realm),
        within: (realm) => nameOf(words, realm),
      }}
      onPartner={setPartner}
      offerTo={me === null || still ? null : offerTo(me)}
    />
  );
}
