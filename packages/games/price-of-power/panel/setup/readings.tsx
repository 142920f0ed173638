import { READINGS } from '../../readings.ts';
import { sayAnyInLobby, sayInLobby } from './say.ts';

/** The readings with more than one choice, the usual one first. */
const CHOICES: readonly (readonly [string, readonly unknown[]])[] = Object.entries(READINGS).filter(
  ([, choices]) => choices.length > 1,
);

type ReadingsProps = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
};

/** How the disputed passages are read at this table; only what differs from the usual is kept. */
export function Readings({ options, onChange }: ReadingsProps) {
  return (
    <details className="pop-readings">
      <summary>{sayInLobby('setup.options')}</summary>
      <div className="pop-readings-list">
        {CHOICES.map(([name, choices]) => {
          const { [name]: chosen = choices[0], ...others } = options;
          const choose = (at: number) =>
            onChange(at === 0 ? others : { ...others, [name]: choices[at] });
          return (
            <label key={name} className="field">
              <span>{sayAnyInLobby(`option.${name}`)}</span>
              <select
                value={choices.indexOf(chosen)}
                onChange={({ target }) => choose(Number(target.value))}
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

function tell(name: string, choice: unknown): string {
  if (choice === true) return sayInLobby('setup.yes');
  if (choice === false) return sayInLobby('setup.no');
  return sayAnyInLobby(`option.${name}-${choice}`);
}
