import { say } from './say.ts';

export type Part = 'floor' | 'mat' | 'talk' | 'log';

type PartTabsProps = {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly waiting: number;
  readonly seated: boolean;
};

/** On a phone the parts of the table lie behind one another; these bring one to the front. */
export function PartTabs({ part, onPart, waiting, seated }: PartTabsProps) {
  const parts: readonly Part[] = seated
    ? ['floor', 'mat', 'talk', 'log']
    : ['floor', 'talk', 'log'];
  return (
    <nav className="part-tabs" aria-label={say('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === part ? 'true' : undefined}
          onClick={() => onPart(one)}
        >
          {say(`tab.${one}`)}
          {one === 'floor' && waiting > 0 && <span className="badge">{waiting}</span>}
        </button>
      ))}
    </nav>
  );
}
