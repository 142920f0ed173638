import { type FormEvent, useId, useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import { LONGEST_DEAL } from '../../bounds.ts';
import { ducatsOf } from '../../terms.ts';
import { useBoard } from '../board-context.ts';
import { type Aim, dealCommand, faultOf } from '../logic/deals/deal-command.ts';
import type { DealDraft } from '../logic/deals/kept-deal.ts';
import { nameOf, say, titleOf } from '../say.ts';
import { useDraft } from './use-draft.ts';

type DealFormProps = {
  /** What stands there at first. */
  readonly begin: DealDraft;
  readonly aim?: Aim;
  /** What the form is for: so named, what is written there outlives a reload and a look elsewhere. */
  readonly keep: string;
  /** Whether the keyboard goes to its first field when it comes. */
  readonly isFocused?: boolean;
  readonly onDone?: () => void;
};

/** An offer of ducats with words, from one seat to another: ducats move at once, the words bind nobody. */
export function DealForm({ begin, aim, keep, isFocused = false, onDone }: DealFormProps) {
  const { view, me, words, send } = useBoard();
  const others = Object.keys(view.seats).filter((realm) => realm !== me);
  const { draft, isBegun, change, finish } = useDraft(keep, begin, others);
  const id = useId();
  const reason = useId();
  // That it is empty is said once somebody has wanted to send it so.
  const [isTried, setTried] = useState(false);
  if (me === null || others.length === 0) return null;
  const own = ducatsOf(view.seats, me);
  const theirs = ducatsOf(view.seats, draft.to);
  const fault = faultOf(draft, own);
  const isTold = fault === 'short' || (fault === 'empty' && isTried);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(fault !== null);
    if (fault !== null) return;
    const answer = await send(dealCommand(draft, aim));
    if (!answer.ok) return;
    // Only one of the two is to be taken.
    if (aim?.type === 'counter') await send({ type: 'decline', offer: aim.offer });
    finish();
    onDone?.();
  };
  return (
    <form
      className="deal"
      onSubmit={submit}
      // The line below says it in the page's own words.
      noValidate
      aria-labelledby={id}
      data-begun={aim || isBegun ? '' : undefined}
    >
      <h3 id={id}>
        {aim ? say(`deal.${aim.type}`, { realm: nameOf(words, draft.to) }) : say('deal')}
      </h3>
      {!aim && (
        <label className="field deal-to">
          <span className="small">{say('deal.to')}</span>
          <select value={draft.to} onChange={({ target }) => change({ to: target.value })}>
            <Options options={others} tell={(realm) => titleOf(words, realm)} />
          </select>
        </label>
      )}
      <Ducats
        label={say('deal.gives', { n: own })}
        value={draft.gives}
        most={own}
        isFocused={isFocused}
        onChange={(gives) => change({ gives })}
      />
      <Ducats label={say('deal.asks')} value={draft.asks} onChange={(asks) => change({ asks })} />
      {isTold && (
        <p id={reason} className="small amiss" role="status">
          {say(`deal.${fault}`, { n: own })}
        </p>
      )}
      {draft.asks > theirs && (
        <p className="small" role="status">
          {say('offer.short-theirs', { realm: nameOf(words, draft.to), n: theirs })}
        </p>
      )}
      <label className="field deal-words">
        <span className="small">{say('deal.words')}</span>
        <input
          type="text"
          dir="auto"
          maxLength={LONGEST_DEAL}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
      <button
        type="submit"
        className="button"
        aria-disabled={fault !== null}
        aria-describedby={isTold ? reason : undefined}
      >
        {say(aim ? `deal.${aim.type}-do` : 'deal.send')}
      </button>
    </form>
  );
}

type DucatsProps = {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly isFocused?: boolean;
  readonly onChange: (value: number) => void;
};

/** How many ducats: what is typed stands, even where it is more than there is; the form says so. */
function Ducats({ label, value, most, isFocused = false, onChange }: DucatsProps) {
  return (
    <label className="field deal-ducats">
      <span className="small">{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        // biome-ignore lint/a11y/noAutofocus: the form comes where something was pressed
        autoFocus={isFocused}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber || 0)))}
      />
    </label>
  );
}
