import { say } from './say.ts';
import type { Part } from './table-context.ts';

/** What the part beside the offers is: a player’s mat, the host’s desk, or nothing. */
export type MatKind = 'mat' | 'desk' | null;

/** The parts that there are, in the order of their tabs. */
export function partsOf(mat: MatKind): readonly Part[] {
  return mat === null
    ? ['galaxy', 'offers', 'seats', 'log']
    : ['galaxy', 'offers', 'mat', 'seats', 'log'];
}

type PartTabsProps = {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** How many offers and decisions wait for the viewer. */
  readonly waiting: number;
  readonly mat: MatKind;
};

/** On a phone the parts of the table lie behind one another; these bring one to the front. */
export function PartTabs({ part, onPart, waiting, mat }: PartTabsProps) {
  return (
    <nav className="ti-tabs at-foot" aria-label={say('parts')}>
      {partsOf(mat).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === part ? 'true' : undefined}
          onClick={() => onPart(one)}
        >
          {one === 'mat' ? say(mat === 'desk' ? 'tab.desk' : 'tab.mat') : say(`tab.${one}`)}
          {one === 'offers' && waiting > 0 && <span className="badge">{waiting}</span>}
        </button>
      ))}
    </nav>
  );
}
