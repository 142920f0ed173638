import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { Options } from '../../../panel/choose.tsx';
import { tradeOf } from '../../affordances.ts';
import { SUPPLY } from '../../state.ts';
import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { bringIntoSight } from '../bring-into-sight.ts';
import { gainsOf, keyOf, payeesOf } from '../logic/choices/choices.ts';
import { lostNodes } from '../logic/choices/lost-nodes.ts';
import { priceOf } from '../logic/choices/price.ts';
import { merchantsFor } from '../logic/trading.ts';
import { nameOf, say } from '../say.ts';
import { Payments } from './payments.tsx';
import { tellMove, tellOutcome, tellRange } from './tell.ts';

type ChoiceDetailProps = {
  readonly choice: ChoiceView;
  /** The same card and node with every ship's move. */
  readonly members: readonly ChoiceView[];
  readonly side: string;
  readonly onChoose: (choice: ChoiceView) => void;
};

/** What a choice pays for each ranking of equals, which ship moves for it, and the button that trades. */
export function ChoiceDetail({ choice, members, side, onChoose }: ChoiceDetailProps) {
  const { view, me, words, still, showMap } = useBoard();
  const choose = (key: string) => {
    const next = members.find((one) => keyOf(one) === key);
    if (next) onChoose(next);
  };
  return (
    <div className="choice-detail" ref={bringIntoSight}>
      {members.length > 1 && (
        <label className="field">
          <span className="small">{say('choice.ship')}</span>
          <select value={keyOf(choice)} onChange={({ target }) => choose(target.value)}>
            {members.map((one) => {
              const { own, rivals } = gainsOf(one, side);
              const way = one.ship ? tellMove(words, one.ship) : say('move.none');
              return (
                <option key={keyOf(one)} value={keyOf(one)}>
                  {say('choice.option', { way, own: tellRange(own), rivals: tellRange(rivals) })}
                </option>
              );
            })}
          </select>
        </label>
      )}
      {choice.outcomes.length > 1 && <p className="small">{say('choice.tie')}</p>}
      <PrimaryNode choice={choice} />
      <Payments choice={choice} />
      <LostNodes choice={choice} />
      <div className="acts">
        <button type="button" className="button only-narrow" onClick={showMap}>
          {say('choice.map')}
        </button>
        {me === view.active && view.phase === 'revealed' && !still && (
          <TradeButton choice={choice} me={me} key={keyOf(choice)} />
        )}
      </div>
    </div>
  );
}

/** Where the others are paid, while the realm itself trades at a secondary node. */
function PrimaryNode({ choice }: { readonly choice: ChoiceView }) {
  const { view, words } = useBoard();
  const { primary } = choice;
  if (primary === undefined || payeesOf(choice).every((realm) => realm === view.active))
    return null;
  return <p className="small">{say('choice.primary', { node: nameOf(words, primary) })}</p>;
}

/** To where the ship that moves leaves the realm without a way. */
function LostNodes({ choice }: { readonly choice: ChoiceView }) {
  const { view, me, words } = useBoard();
  const lost = lostNodes(view, view.active, choice);
  if (lost.length === 0) return null;
  return (
    <p className="small amiss">
      {say(me === view.active ? 'choice.lost-mine' : 'choice.lost', {
        realm: nameOf(words, view.active),
        nodes: lost.map((node) => nameOf(words, node)).join(', '),
      })}
    </p>
  );
}

function TradeButton({ choice, me }: { readonly choice: ChoiceView; readonly me: string }) {
  const { view, words, send, Sure } = useBoard();
  const [chosen, setMerchant] = useState<string | null>(null);
  const seat = view.seats[me];
  const places = seat ? merchantsFor(seat, choice.node, view.options) : [];
  // Which Merchant leaves its node is the realm's own choice: the one that stands there is named, never implied.
  const merchant = places.find((place) => place === chosen) ?? places[0];
  const trade = () => {
    const command = tradeOf(view, me, choice);
    return send(merchant === undefined ? command : { ...command, merchant });
  };
  const from = (place: string) => (place === SUPPLY ? say('supply') : nameOf(words, place));
  const { baseTax = 0 } = seat ?? {};
  const { inflation, prestige } = priceOf(view, choice);
  const sure = [
    tellOutcome(words, choice, me),
    ...(inflation ? [say(`choice.inflation-${inflation}`, { tax: baseTax })] : []),
    ...(prestige ? [say(`choice.prestige-${prestige}`)] : []),
    ...(choice.ship ? [say('choice.sure-ship', { way: tellMove(words, choice.ship) })] : []),
    ...(merchant === undefined ? [] : [say('choice.sure-from', { from: from(merchant) })]),
  ].join(' ');
  return (
    <>
      {places.length > 0 && (
        <label className="pop-field">
          <span className="small">{say('choice.merchant')}</span>
          <select value={merchant} onChange={({ target }) => setMerchant(target.value)}>
            <Options options={places} tell={from} />
          </select>
        </label>
      )}
      <AskedButton
        Sure={Sure}
        className="button button-lead"
        question={sure}
        yes={say('choice.yes')}
        act={trade}
      >
        {say('choice.trade', { node: nameOf(words, choice.node) })}
      </AskedButton>
    </>
  );
}
