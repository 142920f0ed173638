import { useEffect, useMemo, useState } from 'react';
import { Options, pick } from '../../panel/choose.tsx';
import type { SetupProps } from '../../panel.ts';
import { type ScenarioRow, scenarios } from '../data/scenarios.ts';
import { EDITIONS, type Edition } from '../state.ts';
import { words } from '../words.ts';
import { fillSetup, usualEdition } from './logic/setup/setup-draft.ts';
import { EMPTY_FORM, readForm, type SetupForm } from './logic/setup/setup-form.ts';
import { Europe } from './map/europe.tsx';
import { nameOf, titleOf } from './say.ts';
import { OpenPosition } from './setup/open-position.tsx';
import { Readings } from './setup/readings.tsx';
import { sayInLobby } from './setup/say.ts';
import './styles/setup.css';

export { words } from '../words.ts';

/** Who sits is a matter of the scenario. */
export const namesSeats = true;

/** This game's part of the lobby: a scenario or a saved position, who is a bot, the edition, the readings. */
export function Setup({ onChange, kept, onKeep }: SetupProps) {
  const [form, setForm] = useState(() => readForm(kept) ?? EMPTY_FORM);
  const { scenario: at, file, edition, options } = form;
  const change = (part: Partial<SetupForm>) => setForm({ ...form, ...part });
  const scenario = scenarios[at];
  const { setup, seats, sitting } = useMemo(
    () => fillSetup({ ...form, scenario: scenarios[form.scenario] }),
    [form],
  );
  useEffect(() => onChange(setup, sitting), [setup, sitting, onChange]);
  useEffect(() => onKeep(form), [form, onKeep]);
  const choose = (value: string) =>
    change({ scenario: Number(value), file: null, bots: null, edition: null });
  return (
    <>
      <div className="pop-setup">
        <label className="field">
          <span>{sayInLobby('setup.scenario')}</span>
          <select value={file ? '' : at} onChange={({ target }) => choose(target.value)}>
            {file && <option value="">{sayInLobby('setup.own-board')}</option>}
            {scenarios.map((row, index) => (
              <option key={`${row.id} ${row.variant}`} value={index}>
                {tellScenario(row)}
              </option>
            ))}
          </select>
        </label>
        {!file && (
          <EditionField
            value={edition ?? usualEdition(scenario)}
            usual={usualEdition(scenario)}
            onChange={(edition) => change({ edition })}
          />
        )}
      </div>
      <OpenPosition position={file} onOpen={(file) => change({ file })} />
      <fieldset className="pop-seats">
        <legend>{sayInLobby('setup.realms')}</legend>
        <p className="small">{sayInLobby('setup.realms-hint')}</p>
        {seats.map((realm) => (
          <BotBox
            key={realm}
            realm={realm}
            isBot={sitting.includes(realm)}
            onChange={(isBot) =>
              change({
                bots: isBot ? [...sitting, realm] : sitting.filter((one) => one !== realm),
              })
            }
          />
        ))}
        {!file && <p className="small">{sayInLobby('setup.ledgers')}</p>}
      </fieldset>
      <Readings options={options} onChange={(options) => change({ options })} />
    </>
  );
}

type EditionFieldProps = {
  readonly value: Edition;
  /** The edition that the scenario is of. */
  readonly usual: Edition;
  readonly onChange: (edition: Edition) => void;
};

function EditionField({ value, usual, onChange }: EditionFieldProps) {
  const isLacking = usual === 'deluxe' && value === 'standard';
  return (
    <label className="field">
      <span>{sayInLobby('setup.edition')}</span>
      <select value={value} onChange={({ target }) => onChange(pick(EDITIONS, target))}>
        <Options options={EDITIONS} tell={(edition) => sayInLobby(`setup.edition-${edition}`)} />
      </select>
      {isLacking && (
        <span className="small amiss" role="status">
          {sayInLobby('setup.edition-lacks')}
        </span>
      )}
    </label>
  );
}

type BotBoxProps = {
  readonly realm: string;
  readonly isBot: boolean;
  readonly onChange: (isBot: boolean) => void;
};

/** A realm, and whether a bot sits there. */
function BotBox({ realm, isBot, onChange }: BotBoxProps) {
  return (
    <label className="pop-seat check">
      <strong>{titleOf(words, realm)}</strong>
      <input
        type="checkbox"
        aria-label={sayInLobby('setup.bot-of', { realm: nameOf(words, realm) })}
        checked={isBot}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{sayInLobby('setup.bot')}</span>
    </label>
  );
}

function tellScenario({ id, variant, realms }: ScenarioRow): string {
  const names = realms.map(({ realm }) => nameOf(words, realm)).join(', ');
  return `${id} · ${variant} · ${names}`;
}

/** This game on the front page: Europe as the scenario for four begins. */
export function Picture() {
  return <Europe />;
}
