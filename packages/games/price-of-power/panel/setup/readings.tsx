import { DEFAULTS } from '../../readings.ts';
import { say, sayAny } from '../say.ts';

/** The readings with more than one choice; those that are not listed here have only one. */
const CHOICES = {
  portAdjacency: [true, false],
  coastReachesNode: [false, true],
  fleetLinks: [true, false],
  shipFromFleet: [false, true],
  secondaryRivals: ['everyone', 'eligible'],
  secondaryColumn: ['secondary', 'primary'],
  secondaryAlsoPrimary: [false, true],
  halfTax: ['exact', 'rounded'],
  slavesAtZero: [true, false],
  baseTax: ['uncovered', 'printed'],
  merchantFromSupply: [true, false],
} as const;
type Name = keyof typeof CHOICES;

type ReadingsProps = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
};

/** How the disputed passages are read at this table; only what differs from the usual is kept. */
export function Readings({ options, onChange }: ReadingsProps) {
  const set = (name: Name, value: unknown) => {
    const { [name]: _, ...others } = options;
    onChange(value === DEFAULTS[name] ? others : { ...others, [name]: value });
  };
  return (
    <details className="pop-readings">
      <summary>{say('setup.options')}</summary>
      <div className="pop-readings-list">
        {NAMES.map((name) => {
          const choices: readonly (string | boolean)[] = CHOICES[name];
          const value = Object.hasOwn(options, name) ? options[name] : DEFAULTS[name];
          return (
            <label key={name} className="field">
              <span>{say(`option.${name}`)}</span>
              <select
                value={choices.indexOf(value as string | boolean)}
                onChange={({ target }) => set(name, choices[Number(target.value)])}
              >
                {choices.map((choice, at) => (
                  <option key={String(choice)} value={at}>
                    {tell(name, choice)}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </details>
  );
}

const NAMES = Object.keys(CHOICES) as readonly Name[];

function tell(name: Name, choice: string | boolean): string {
  if (choice === true) return say('setup.yes');
  if (choice === false) return say('setup.no');
  return sayAny(`option.${name}-${choice}`);
}
