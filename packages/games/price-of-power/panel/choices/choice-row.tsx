import { useEffect } from 'react';
import { cardOf } from '../../data/cards.ts';
import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { GoodGlyph, goodTint } from '../cards/good-glyph.tsx';
import {
  type Group,
  gainsOf,
  keyOf,
  paysOtherwise,
  type Range,
  richerMove,
} from '../logic/choices/choices.ts';
import { nameOf, say } from '../say.ts';
import { ChoiceDetail } from './choice-detail.tsx';
import { tellMove, tellRange } from './tell.ts';

type ChoiceRowProps = {
  readonly group: Group;
  readonly side: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The key of the choice of this group that was chosen in place of the best one. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
};

/** A node of a card with the best way to trade there; opened, with all that it pays and every ship's move. */
export function ChoiceRow({ group, side, isOpen, onOpen, chosen, onChoose }: ChoiceRowProps) {
  const { view, words, point, pin } = useBoard();
  const members = [group.best, ...group.others];
  const choice = members.find((one) => keyOf(one) === chosen) ?? group.best;
  const { own, rivals, difference } = gainsOf(choice, side);
  const good = cardOf(choice.card)?.good ?? choice.card;
  const isTwin = view.revealed.filter((id) => cardOf(id)?.good === good).length > 1;
  const show = () => point({ type: 'choice', choice });
  // The map shows the row that is open for as long as it is there.
  useEffect(() => {
    if (!isOpen) return;
    pin({ type: 'choice', choice });
    return () => pin(null);
  }, [isOpen, choice, pin]);
  return (
    <>
      <tr
        className={isOpen ? 'choice choice-open' : 'choice'}
        onPointerEnter={show}
        onPointerLeave={() => point(null)}
        onClick={onOpen}
      >
        <th scope="row">
          <button
            type="button"
            className="choice-name"
            aria-expanded={isOpen}
            onFocus={show}
            onBlur={() => point(null)}
            onClick={(event) => {
              event.stopPropagation();
              onOpen();
            }}
          >
            <span className="choice-good" style={goodTint(good)}>
              <GoodGlyph good={good} />
            </span>
            <span>
              <span className="choice-node">{nameOf(words, choice.node)}</span>{' '}
              <span className="small">
                {nameOf(words, good)} {isTwin && choice.card}
                {choice.kind === 'secondary' && ` · ${say('choice.secondary')}`}
              </span>
              {choice.ship && (
                <span className="small choice-ship">{tellMove(words, choice.ship)}</span>
              )}
              <Provisos group={group} choice={choice} side={side} />
            </span>
          </button>
        </th>
        <Figure range={own} />
        <Figure range={rivals} />
        <Figure range={difference} isSigned />
      </tr>
      {isOpen && (
        <tr className="choice-more">
          <td colSpan={4}>
            <ChoiceDetail
              choice={choice}
              members={members}
              side={side}
              onChoose={(next) => onChoose(keyOf(next))}
            />
          </td>
        </tr>
      )}
    </>
  );
}

type ProvisosProps = Pick<ChoiceRowProps, 'group' | 'side'> & { readonly choice: ChoiceView };

/** What the figures of a line hang on, and what they do not tell. */
function Provisos({ group, choice, side }: ProvisosProps) {
  const { view, me, words } = useBoard();
  const isMine = me === view.active;
  const richer = isMine ? richerMove(choice, group, side) : undefined;
  return (
    <>
      {choice.outcomes.length > 1 && (
        <span className="small choice-ship">
          {isMine
            ? say('choice.ranks-mine')
            : say('choice.ranks', { realm: nameOf(words, view.active) })}
        </span>
      )}
      {richer !== undefined && (
        <span className="small choice-ship">
          {say(richer.ship === null ? 'choice.richer-still' : 'choice.richer', {
            n: gainsOf(richer, side).own.least,
          })}
        </span>
      )}
      {!isMine && paysOtherwise(group, side) && (
        <span className="small choice-ship">{say('choice.otherwise')}</span>
      )}
    </>
  );
}

function Figure({
  range,
  isSigned = false,
}: {
  readonly range: Range;
  readonly isSigned?: boolean;
}) {
  return <td className={isSigned ? toneOf(range) : undefined}>{tellRange(range, isSigned)}</td>;
}

/** A range that may turn out either way is neither a gain nor a loss. */
function toneOf({ least, most }: Range): string | undefined {
  if (least >= 0 && most > 0) return 'gain-up';
  return most <= 0 && least < 0 ? 'gain-down' : undefined;
}
