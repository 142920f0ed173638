import { useState } from 'react';
import type { Term } from '../../commands.ts';
import { judge } from '../../verdict.ts';
import { beginTerm } from '../logic/draft.ts';
import { shortenQuotes } from '../logic/quotes.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What the two promise each other besides the goods, and whether that binds. */
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
      {deal.some(({ text }) => text.trim() !== '') && <Verdict terms={deal} />}
      <button type="button" className="ti-link" onClick={add}>
        {say(deal.length === 0 ? 'deal.add' : 'deal.more')}
      </button>
    </div>
  );
}

/** Whether a deal binds, and why or why not. */
export function Verdict({ terms }: { terms: readonly Term[] }) {
  const { binding, why } = judge(terms);
  return <VerdictLine binding={binding} why={why} />;
}

/** The label of a deal. */
export function VerdictLine({ binding, why }: { binding: boolean; why: string }) {
  return (
    <p className="ti-verdict small">
      <strong className={binding ? 'ti-binds' : 'ti-talk'}>
        {say(binding ? 'deal.binding' : 'deal.not-binding')}
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
  return (
    <fieldset className="ti-term">
      <legend className="unseen">{say('deal.term')}</legend>
      <select
        aria-label={say('deal.by')}
        value={term.by}
        onChange={({ target }) => onChange({ ...term, by: target.value })}
      >
        {parties.map((party) => (
          <option key={party} value={party}>
            {party === me ? say('You') : seatName(party)}
          </option>
        ))}
      </select>
      <textarea
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: a promise was asked for, and waits for its words
        autoFocus={isNew}
        aria-label={say('deal.text')}
        placeholder={say('deal.text')}
        rows={2}
        maxLength={280}
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
