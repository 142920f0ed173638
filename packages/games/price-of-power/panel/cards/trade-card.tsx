import type { Card, Line } from '../../data/cards.ts';
import { cardOf } from '../../data/cards.ts';
import { isInPlay, nodeOf } from '../../map/places.ts';
import { useBoard } from '../board-context.ts';
import { findHindrance } from '../logic/hindrance.ts';
import { nameOf, say } from '../say.ts';
import { GoodGlyph, goodTint } from './good-glyph.tsx';

type TradeCardProps = {
  readonly id: string;
  /** Whether the choices are narrowed to this card, and what changes that; null where there is nothing to narrow. */
  readonly chosen: boolean;
  readonly onChoose: (() => void) | null;
};

/** A Trade Card as it is printed: the good, its nodes with their Key Provinces, and what it pays. */
export function TradeCard({ id, chosen, onChoose }: TradeCardProps) {
  const { words } = useBoard();
  const card = cardOf(id);
  if (!card) return null;
  return (
    <li
      className={chosen ? 'trade-card trade-card-chosen' : 'trade-card'}
      style={goodTint(card.good)}
    >
      <header className="trade-card-head">
        <GoodGlyph good={card.good} />
        <h3>{nameOf(words, card.good)}</h3>
        <span className="trade-card-id">{id}</span>
        {onChoose && (
          <button
            type="button"
            className="trade-card-pick"
            aria-pressed={chosen}
            aria-label={say('card.only', { good: nameOf(words, card.good) })}
            onClick={onChoose}
          />
        )}
      </header>
      <ul className="trade-card-lines">
        {card.lines.map((line) => (
          <CardLine key={line.node} card={id} line={line} />
        ))}
      </ul>
      <Ladder card={card} />
      {card.good === 'gold' && <p className="trade-card-note">{say('card.inflation')}</p>}
      {card.good === 'slaves' && <p className="trade-card-note">{say('card.prestige')}</p>}
    </li>
  );
}

function CardLine({ card, line }: { readonly card: string; readonly line: Line }) {
  const { words, view, me } = useBoard();
  const { node, secondary, keyProvinces, requirement } = line;
  const isOpen = isInPlay(node, view.edition);
  const hindrance = isOpen ? findHindrance(view, card, node) : null;
  return (
    <li className={isOpen ? 'card-line' : 'card-line card-line-out'}>
      <strong>{nameOf(words, node)}</strong>{' '}
      <span className="small">
        {say(nodeOf(node)?.kind === 'inland' ? 'node.inland' : 'node.maritime')}
      </span>
      {!isOpen && <span className="small"> · {say('node.out')}</span>}
      {hindrance && (
        <span className="small">
          {' · '}
          {say(me === view.active ? `card.${hindrance}` : `card.${hindrance}-of`, {
            realm: nameOf(words, view.active),
          })}
        </span>
      )}
      <span className="card-keys">
        {keyProvinces.map(({ province, power }) => (
          <span key={province}>
            {nameOf(words, province)}
            {power > 1 && <b>{'+'.repeat(power - 1)}</b>}
          </span>
        ))}
      </span>
      {secondary !== null && (
        <span className="small">{say('card.secondary', { node: nameOf(words, secondary) })}</span>
      )}
      {requirement !== null && (
        <span className="small card-needs">{say(`card.needs-${requirement}`)}</span>
      )}
    </li>
  );
}

function Ladder({ card: { regular, expanded, thresholds } }: { readonly card: Card }) {
  const [high, middle, low] = thresholds;
  const names = [`${high}+`, `${middle}–${high - 1}`, `${low}–${middle - 1}`];
  return (
    <table className="ladder">
      <thead>
        <tr>
          <th scope="col">{say('card.power')}</th>
          <th scope="col" className="ladder-regular">
            {say('card.regular')}
          </th>
          <th scope="col" className="ladder-expanded">
            {say('card.expanded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="ladder-regular">{regular[row]}</td>
            <td className="ladder-expanded">{expanded[row]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
