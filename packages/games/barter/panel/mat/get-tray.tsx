import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { changedSides } from '../logic/mat/changed-terms.ts';
import { sidesFor } from '../logic/terms.ts';
import { SideCards } from '../market/side-cards.tsx';
import { say } from '../say.ts';

/** What comes in return, when that is settled. */
export function GetTray({ offer }: { offer: OfferView }) {
  const { me, draft } = useFloor();
  const { gets } = sidesFor(me ?? '', offer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table, not form fields
    <div className="tray tray-get" role="group" aria-label={say('mat.get')}>
      <h3>
        {say('mat.get')} <span className="tray-count">{gets.count}</span>
      </h3>
      <SideCards
        side={gets}
        fresh={changedSides(draft, offer)?.gives?.come}
        unnamed={say('offer.hidden', { n: gets.count - gets.named.length })}
      />
      {offer.note && offer.from !== me && (
        <p className="ticket-note">
          “<bdi>{offer.note}</bdi>”
        </p>
      )}
    </div>
  );
}
