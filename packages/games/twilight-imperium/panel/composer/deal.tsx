import { useEffect, useRef, useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import { LONGEST_TEXT } from '../../bounds.ts';
import type { Term } from '../../commands.ts';
import { HELD_UP, judge } from '../../verdict.ts';
import { beginTerm, hasGoods, isShort } from '../logic/composer/draft.ts';
import { stockOf } from '../logic/composer/goods.ts';
import { shortenQuotes } from '../logic/composer/quotes.ts';
import { findBlock } from '../logic/standing.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What the two promise each other besides the goods. */
export function Deal({ seat, to }: { seat: string; to: string }) {
  const { draft, change } = useTable();
  const { deal } = draft;
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(deal.length);
    change({ type: 'term', at: deal.length, term: beginTerm(seat) });
  };
  return (
    <div className="ti-deal">
      {deal.map((term, at) => (
        <TermRow
          // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other name than their place
          key={at}
          term={term}
          parties={[seat, to]}
          isNew={added === at}
          onChange={(next) => change({ type: 'term', at, term: next })}
        />
      ))}
      <button type="button" className="ti-link" onClick={add}>
        {say(deal.length === 0 ? 'deal.add' : 'deal.more')}
      </button>
    </div>
  );
}

/** Whether the deal on the mat would bind if it were offered now, and why or why not; nothing where none is written. */
export function Verdict({ seat, to }: { readonly seat: string; readonly to: string }) {
  const { view, draft } = useTable();
  if (draft.deal.every(({ text }) => text.trim() === '')) return null;
  const verdict = judge(draft.deal);
  const isHeldUp =
    hasGoods(draft) &&
    (findBlock(view, seat, to) !== null ||
      isShort(draft.gives, stockOf(view, seat, to)) ||
      isShort(draft.asks, stockOf(view, to, seat)));
  return <VerdictLine {...(verdict.binding && isHeldUp ? HELD_UP : verdict)} />;
}

type VerdictLineProps = {
  readonly binding: boolean;
  readonly why: string;
  /** Whose word it is that all can be done at once and with certainty; absent where it is one's own. */
  readonly by?: string | undefined;
};

/** The label of a deal. */
export function VerdictLine({ binding, why, by }: VerdictLineProps) {
  const binds = by === undefined ? say('deal.binding') : say('deal.binding-said', { by });
  return (
    <p className="ti-verdict small">
      <strong className={binding ? 'ti-binds' : 'ti-talk'}>
        {binding ? binds : say('deal.not-binding')}
      </strong>{' '}
      {shortenQuotes(why)}.
    </p>
  );
}

type TermRowProps = {
  readonly term: Term;
  readonly parties: readonly string[];
  /** Whether it was just added, and waits for its words. */
  readonly isNew: boolean;
  readonly onChange: (term: Term | null) => void;
};

function TermRow({ term, parties, isNew, onChange }: TermRowProps) {
  const { me } = useTable();
  const row = useRef<HTMLFieldSetElement>(null);
  // When it is to be done decides whether it binds: that stands at its end, and is to be seen with its words.
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <fieldset className="ti-term" ref={row}>
      <legend className="unseen">{say('deal.term')}</legend>
      <select
        aria-label={say('deal.by')}
        value={term.by}
        onChange={({ target }) => onChange({ ...term, by: target.value })}
      >
        <Options
          options={parties}
          tell={(party) => (party === me ? say('You') : seatName(party))}
        />
      </select>
      <textarea
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: a promise was asked for, and waits for its words
        autoFocus={isNew}
        aria-label={say('deal.text')}
        placeholder={say('deal.text')}
        rows={2}
        maxLength={LONGEST_TEXT}
        value={term.text}
        onChange={({ target }) => onChange({ ...term, text: inOneLine(target.value) })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={say('deal.remove')}
        onClick={() => onChange(null)}
      >
        ×
      </button>
      <select
        className="ti-term-when"
        aria-label={say('deal.when')}
        value={term.when === 'later' ? 'later' : term.certain === false ? 'unsure' : 'now'}
        onChange={({ target }) => onChange(timed(term, target.value))}
      >
        <option value="later">{say('deal.later')}</option>
        <option value="now">{say('deal.now')}</option>
        <option value="unsure">{say('deal.unsure')}</option>
      </select>
      {term.when === 'now' && term.certain !== false && (
        <span className="small ti-term-hint">{say('deal.certain')}</span>
      )}
    </fieldset>
  );
}

function timed({ text, by }: Term, when: string): Term {
  if (when === 'later') return { text, by, when: 'later' };
  return when === 'now' ? { text, by, when: 'now' } : { text, by, when: 'now', certain: false };
}

/** A promise is a sentence: Enter begins no new line in it. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
