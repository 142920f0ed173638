import { say } from './say.ts';

export const PARTS = ['map', 'trade', 'deals', 'income', 'reach', 'desk', 'log'] as const;
export type Part = (typeof PARTS)[number];

type PartTabsProps = {
  readonly part: Part;
  readonly parts: readonly Part[];
  readonly onPart: (part: Part) => void;
  /** How much waits in a part. */
  readonly news: Readonly<Partial<Record<Part, number>>>;
};

/** The parts beside the map; on a phone they lie behind one another, and the map with them. */
export function PartTabs({ part, parts, onPart, news }: PartTabsProps) {
  return (
    <nav className="pop-tabs at-foot" aria-label={say('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          className={one === 'map' ? 'only-narrow' : undefined}
          aria-current={one === part ? 'true' : undefined}
          onClick={() => onPart(one)}
        >
          {say(`part.${one}`)}
          {(news[one] ?? 0) > 0 && <span className="badge">{news[one]}</span>}
        </button>
      ))}
    </nav>
  );
}
