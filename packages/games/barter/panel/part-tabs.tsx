import { type Part, partsOf } from './logic/parts.ts';
import { say, sayAny } from './say.ts';

type PartTabsProps = {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** How many offers wait for the viewer. */
  readonly waiting: number;
  /** How many lines of talk have not been in sight. */
  readonly unread: number;
  readonly phase: string;
  readonly seated: boolean;
};

/** On a phone the parts of the table lie behind one another; these bring one to the front. */
export function PartTabs({ part, onPart, waiting, unread, phase, seated }: PartTabsProps) {
  const news: Partial<Record<Part, number>> = { floor: waiting, talk: unread };
  const nameOf = (one: Part) =>
    one === 'mat' && phase !== 'trade' ? sayAny(`phase.${phase}`) : say(`tab.${one}`);
  return (
    <nav className="part-tabs at-foot" aria-label={say('parts')}>
      {partsOf(seated).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === part ? 'true' : undefined}
          onClick={() => onPart(one)}
        >
          {nameOf(one)}
          {(news[one] ?? 0) > 0 && <span className="badge">{news[one]}</span>}
        </button>
      ))}
    </nav>
  );
}
