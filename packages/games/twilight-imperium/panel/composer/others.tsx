import { type KeyboardEvent, useState } from 'react';
import { idFrom } from '../../names.ts';
import { CardToken } from '../art/tokens.tsx';
import type { SideName } from '../logic/draft.ts';
import type { Stock } from '../logic/goods.ts';
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
      {LISTED.flatMap((kind) => [...new Set(stock[kind])].map((id) => ({ kind, id }))).map(
        ({ kind, id }) => (
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
      {Object.entries(stock.captured).map(([unit, most]) => (
        <Stepper
          key={unit}
          label={say('goods.captured', { unit: nameOf(unit) })}
          short={nameOf(unit)}
          token={<CardToken />}
          value={items.captured?.[owner]?.[unit] ?? 0}
          most={most}
          onChange={(n) => change({ type: 'captive', side, owner, unit, n })}
        />
      ))}
      {stock.namesCards && <NamedCards side={side} />}
    </>
  );
}

/** Action cards that somebody else holds are asked for by their name. */
function NamedCards({ side }: { side: SideName }) {
  const { draft, change } = useTable();
  const [name, setName] = useState('');
  const named = draft[side].actionCards ?? [];
  const add = () => {
    const id = idFrom(name);
    if (id === '' || named.includes(id)) return;
    change({ type: 'toggle', side, kind: 'actionCards', id });
    setName('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="ti-named-cards">
      {named.map((id) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-label={say('goods.drop', { card: nameOf(id) })}
          onClick={() => change({ type: 'toggle', side, kind: 'actionCards', id })}
        >
          {nameOf(id)} ×
        </button>
      ))}
      <input
        type="text"
        dir="auto"
        aria-label={say('goods.card-name')}
        placeholder={say('goods.card-name')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKey}
        onBlur={add}
      />
    </div>
  );
}
