import { say } from './say.ts';
import type { Part } from './table-context.ts';

type PartTabsProps = {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** How many offers and decisions wait for the viewer. */
  readonly waiting: number;
  /** What the part beside the offers is: a player’s mat, the host’s desk, or nothing. */
  readonly mat: 'mat' | 'desk' | null;
};

/** On a phone the parts of the table lie behind one another; these bring one to the front. */
export function PartTabs({ part, onPart, waiting, mat }: PartTabsProps) {
  const parts: readonly Part[] =
    mat === null
      ? ['galaxy', 'offers', 'seats', 'log']
      : ['galaxy', 'offers', 'mat', 'seats', 'log'];
  return (
    <nav className="ti-tabs" aria-label={say('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === part ? 'true' : undefined}
          onClick={() => onPart(one)}
        >
          {one === 'mat' ? say(mat === 'desk' ? 'tab.desk' : 'tab.mat') : say(`tab.${one}`)}
          {one === 'offers' && waiting > 0 && <span className="ti-badge">{waiting}</span>}
        </button>
      ))}
    </nav>
  );
}
