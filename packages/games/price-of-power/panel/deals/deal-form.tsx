import { type FormEvent, useId, useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import { useBoard } from '../board-context.ts';
import { type DealDraft, draftName, readDeal, writeDeal } from '../logic/kept-deal.ts';
import { nameOf, say, titleOf } from '../say.ts';

type DealFormProps = {
  /** Whom the offer is for; null: to be chosen. */
  readonly to: string | null;
  /** The words that stand there at first. */
  readonly words: string;
  /** Another's offer that this one answers: it is declined once this one is made, so that not both are taken. */
  readonly counters?: { readonly id: string; readonly gives: number; readonly asks: number };
  /** An offer of one's own that is being changed. */
  readonly changes?: { readonly id: string; readonly gives: number; readonly asks: number };
  /** What the form is for: so named, what is written there outlives a reload and a look elsewhere. */
  readonly keep: string;
  readonly onDone?: () => void;
};

/** An offer of ducats with words, from one seat to another: ducats move at once, the words bind nobody. */
export function DealForm({ to, words: text, counters, changes, keep, onDone }: DealFormProps) {
  const { view, me, words, send } = useBoard();
  const others = Object.keys(view.seats).filter((realm) => realm !== me);
  const blank: DealDraft = {
    to: to ?? others[0] ?? '',
    gives: (changes ?? counters)?.gives ?? 0,
    asks: (changes ?? counters)?.asks ?? 0,
    words: text,
  };
  const [draft, change, clear] = useDraft(keep, blank, others);
  const id = useId();
  if (me === null || others.length === 0) return null;
  const own = view.seats[me]?.ducats ?? 0;
  const isAnswer = changes !== undefined || counters !== undefined;
  const isBegun =
    isAnswer ||
    draft.gives !== blank.gives ||
    draft.asks !== blank.asks ||
    draft.words !== blank.words;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.words.trim();
    const terms = { gives: { ducats: draft.gives }, asks: { ducats: draft.asks } };
    const answer = await send(
      changes
        ? { type: 'revise', offer: changes.id, ...terms, deal: text === '' ? null : text }
        : { type: 'propose', to: draft.to, ...terms, ...(text !== '' && { deal: text }) },
    );
    if (!answer.ok) return;
    if (counters) await send({ type: 'decline', offer: counters.id });
    clear();
    onDone?.();
  };
  return (
    <form
      className="deal"
      onSubmit={submit}
      aria-labelledby={id}
      data-begun={isBegun ? '' : undefined}
    >
      <h3 id={id}>
        {counters
          ? say('deal.counter', { realm: nameOf(words, draft.to) })
          : say(changes ? 'deal.change' : 'deal')}
      </h3>
      {!isAnswer && (
        <label className="field deal-to">
          <span className="small">{say('deal.to')}</span>
          <select value={draft.to} onChange={({ target }) => change({ to: target.value })}>
            <Options options={others} tell={(realm) => titleOf(words, realm)} />
          </select>
        </label>
      )}
      <Ducats
        label={say('deal.gives')}
        value={draft.gives}
        onChange={(gives) => change({ gives })}
      />
      <Ducats label={say('deal.asks')} value={draft.asks} onChange={(asks) => change({ asks })} />
      {draft.gives > own && (
        <p className="small amiss" role="status">
          {say('deal.short', { n: own })}
        </p>
      )}
      <label className="field deal-words">
        <span className="small">{say('deal.words')}</span>
        <input
          type="text"
          dir="auto"
          maxLength={280}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
      <button type="submit" className="button">
        {say(changes ? 'deal.revise' : 'deal.send')}
      </button>
    </form>
  );
}

type Drafting = readonly [DealDraft, (part: Partial<DealDraft>) => void, clear: () => void];

/** What is being written; it is kept for this table and chair. */
function useDraft(keep: string, blank: DealDraft, partners: readonly string[]): Drafting {
  const { viewer } = useBoard();
  const name = draftName(location.pathname, viewer, keep);
  const [draft, setDraft] = useState(() => readDeal(sessionStorage, name, partners) ?? blank);
  const put = (next: DealDraft, kept: DealDraft | null) => {
    setDraft(next);
    writeDeal(sessionStorage, name, kept);
  };
  const change = (part: Partial<DealDraft>) => {
    const next = { ...draft, ...part };
    put(next, next);
  };
  return [draft, change, () => put({ to: draft.to, gives: 0, asks: 0, words: '' }, null)];
}

type DucatsProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** How many ducats: what is typed stands, even where it is more than there is; the rules say so. */
function Ducats({ label, value, onChange }: DucatsProps) {
  return (
    <label className="field deal-ducats">
      <span className="small">{label}</span>
      <input
        type="number"
        min={0}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.trunc(target.valueAsNumber || 0)))}
      />
    </label>
  );
}
