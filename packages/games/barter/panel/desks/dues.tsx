import { type Bag, sizeOf } from '@haggle/engine';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { useFloor } from '../floor-context.ts';
import { tellCards } from '../logic/desks/turning-in.ts';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

type DuesProps = {
  /** How many cards of one's own choice are due to whom. */
  readonly owes: Readonly<Record<string, number>>;
  /** The cards that are laid out. */
  readonly cards: Bag;
  readonly onHandOver: (to: string) => Promise<void>;
};

/** The cards of one's own choice that are due to others, and a way to hand over to each of them what is laid out. */
export function Dues({ owes, cards, onHandOver }: DuesProps) {
  const { deck, words, Sure } = useFloor();
  const laid = sizeOf(cards);
  return Object.entries(owes).map(([to, n]) => {
    const seat = seatName(to);
    const sets = tellCards({ deck, words, cards });
    return (
      <div key={to}>
        <p className="surplus">{sayAtDesk('due', { seat, n })}</p>
        {laid > 0 && laid <= n && (
          <AskedButton
            Sure={Sure}
            question={sayAtDesk('due.ask', { seat, sets })}
            yes={sayAtDesk('due.yes')}
            act={() => onHandOver(to)}
          >
            {sayAtDesk('due.hand-over', { seat })}
          </AskedButton>
        )}
      </div>
    );
  });
}
