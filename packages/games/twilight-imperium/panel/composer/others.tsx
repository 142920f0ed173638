import { type KeyboardEvent, useState } from 'react';
import { LONGEST_TEXT } from '../../bounds.ts';
import { idFrom } from '../../names.ts';
import { CardToken } from '../art/tokens.tsx';
import type { SideName } from '../logic/composer/draft.ts';
import type { Stock } from '../logic/composer/goods.ts';
import { nameOf, say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Stepper } from './stepper.tsx';

type OthersProps = {
  readonly side: SideName;
  readonly stock: Stock;
  /** Whose captured units can go home with this side. */
  readonly owner: string;
};

const LISTED = ['actionCards', 'relics', 'planets', 'secrets'] as const;

/** What only some seats can give: action cards with Hacan, planets, The Silver Flame, captured units. */
export function Others({ side, stock, owner }: OthersProps) {
  const { draft, change } = useTable();
  const items = draft[side];
  return (
    <>
      <div className="ti-others">
        {LISTED.flatMap((kind) =>
          countAll(stock[kind]).map(([id, most]) => ({ kind, id, most })),
        ).map(({ kind, id, most }) =>
          most > 1 ? (
            <Stepper
              key={`${kind} ${id}`}
              label={nameOf(id)}
              token={<CardToken />}
              isNamed
              value={timesIn(items[kind], id)}
              most={most}
              onChange={(n) => change({ type: 'copies', side, kind, id, n })}
            />
          ) : (
            <label key={`${kind} ${id}`} className="check">
              <input
                type="checkbox"
                checked={items[kind]?.includes(id) ?? false}
                onChange={() => change({ type: 'toggle', side, kind, id })}
              />
              <span>{nameOf(id)}</span>
            </label>
          ),
        )}
      </div>
      {Object.entries(stock.captured).map(([unit, most]) => (
        <Stepper
          key={unit}
          label={say('goods.captured', { unit: nameOf(unit) })}
          short={nameOf(unit)}
          token={<CardToken />}
          isNamed
          value={items.captured?.[owner]?.[unit] ?? 0}
          most={most}
          onChange={(n) => change({ type: 'captive', side, owner, unit, n })}
        />
      ))}
      {stock.namesCards && <NamedCards side={side} />}
    </>
  );
}

/** Each thing of a list, and how often it stands there. */
function countAll(list: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(list)].map((id) => [id, timesIn(list, id)]);
}

function timesIn(list: readonly string[] = [], id: string): number {
  return list.filter((one) => one === id).length;
}

/** Action cards that somebody else holds are asked for by their names, as many as one likes, one of them twice, too. */
function NamedCards({ side }: { side: SideName }) {
  const { draft, change } = useTable();
  const [name, setName] = useState('');
  const named = draft[side].actionCards ?? [];
  const put = (id: string, n: number) =>
    change({ type: 'copies', side, kind: 'actionCards', id, n });
  const add = () => {
    for (const [id, n] of countAll(name.split(',').map(idFrom))) {
      if (id !== '') put(id, timesIn(named, id) + n);
    }
    setName('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="ti-named-cards">
      {countAll(named).map(([id, n]) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-label={say('goods.drop', { card: nameOf(id) })}
          onClick={() => put(id, n - 1)}
        >
          {n > 1 && `${n} × `}
          {nameOf(id)} ×
        </button>
      ))}
      <input
        type="text"
        dir="auto"
        aria-label={say('goods.card-name')}
        placeholder={say('goods.card-example')}
        maxLength={LONGEST_TEXT}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKey}
        onBlur={add}
      />
    </div>
  );
}
