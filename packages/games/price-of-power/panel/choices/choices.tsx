import { useMemo, useState } from 'react';
import { Options } from '../../../panel/choose.tsx';
import { useKept } from '../../../panel/use-kept.ts';
import { useBoard } from '../board-context.ts';
import { TradeCard } from '../cards/trade-card.tsx';
import { arrange, type Group, nodesOf, SORTS, type Sort } from '../logic/choices/choices.ts';
import { FIRST_LOOK, filterOf, isLooking, type Looking } from '../logic/choices/looking.ts';
import { nameOf, say } from '../say.ts';
import { ChoiceRow } from './choice-row.tsx';

const SHOWN = 40;

/** The revealed cards, and below them every choice with what it pays. */
export function Choices() {
  const { view, me, viewer, words } = useBoard();
  const side = me ?? view.active;
  const { choices, revealed, unlisted } = view;
  const [look, setLook] = useKept(
    { name: `${location.pathname} ${viewer} choices`, of: [view.active, ...revealed].join(' ') },
    FIRST_LOOK,
    isLooking,
  );
  const change = (part: Partial<Looking>) => setLook({ ...look, ...part });
  const { sort } = look;
  const { card, node } = filterOf(look, view);
  const groups = useMemo(
    () => arrange(choices, side, { sort, filter: { card, node }, trader: view.active }),
    [choices, side, sort, card, node, view.active],
  );
  return (
    <>
      <ul className="trade-cards" aria-label={say('cards')}>
        {revealed.map((id) => (
          <TradeCard
            key={id}
            id={id}
            chosen={card === id}
            onChoose={() => change({ card: card === id ? null : id })}
          />
        ))}
      </ul>
      <div className="choices-head">
        <h2>{say('choices')}</h2>
        <label className="pop-field">
          <span className="small">{say('choices.node')}</span>
          <select
            value={node ?? ''}
            onChange={({ target }) => change({ node: target.value || null })}
          >
            <option value="">{say('choices.all-nodes')}</option>
            <Options options={nodesOf(choices)} tell={(node) => nameOf(words, node)} />
          </select>
        </label>
      </div>
      {groups.length === 0 ? (
        <p className="quiet">{say(choices.length === 0 ? 'choices.none' : 'choices.none-here')}</p>
      ) : (
        <Table groups={groups} side={side} look={look} onLook={change} />
      )}
      {unlisted !== undefined && (
        <p className="quiet">{say('choices.unlisted', { n: unlisted })}</p>
      )}
    </>
  );
}

type TableProps = {
  readonly groups: readonly Group[];
  readonly side: string;
  readonly look: Looking;
  readonly onLook: (part: Partial<Looking>) => void;
};

function Table({ groups, side, look, onLook }: TableProps) {
  const { sort, open, moves } = look;
  const { me, words } = useBoard();
  const [all, setAll] = useState(false);
  const shown = all ? groups : groups.slice(0, SHOWN);
  const titles: Readonly<Record<Sort, string>> = {
    card: say('choices.by-card'),
    own: side === me ? say('choices.own') : nameOf(words, side),
    rivals: say('choices.rivals'),
    difference: say('choices.difference'),
  };
  return (
    <>
      <table className="choices">
        <caption className="unseen">{say('choices.caption')}</caption>
        <thead>
          <tr>
            {SORT_ORDER.map((one) => (
              <th key={one} scope="col" aria-sort={one === sort ? DIRECTIONS[one] : 'none'}>
                <button type="button" onClick={() => onLook({ sort: one })}>
                  {titles[one]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <ChoiceRow
              key={group.key}
              group={group}
              side={side}
              isOpen={open === group.key}
              onOpen={() => onLook({ open: open === group.key ? null : group.key })}
              chosen={moves[group.key]}
              onChoose={(move) => onLook({ moves: { ...moves, [group.key]: move } })}
            />
          ))}
        </tbody>
      </table>
      {shown.length < groups.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {say('choices.more', { n: groups.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** Which way a column is sorted, for whoever does not see it; the cards come as they lie, by no figure. */
const DIRECTIONS = {
  card: 'other',
  own: 'descending',
  rivals: 'ascending',
  difference: 'descending',
} as const satisfies Readonly<Record<Sort, string>>;

const SORT_ORDER: readonly Sort[] = [
  'card',
  ...SORTS.filter((sort) => sort !== 'card' && sort !== 'difference'),
  'difference',
];
