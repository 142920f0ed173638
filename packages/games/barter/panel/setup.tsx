import { useEffect, useState } from 'react';
import type { SetupProps } from '../../panel.ts';
import type { Rulebook } from '../rulebook.ts';
import { hasBlockChoice } from './logic/block-choice.ts';
import { nameOf, say, seatName } from './say.ts';
import './styles/setup.css';

const USUAL_CITIES = 7;
const MOST_CITIES = 9;
const MOST_TOKENS = 55;

/** What the form holds of a seat. */
type Own = { readonly cities: number; readonly treasury: number; readonly mining: boolean };

type Options = Readonly<Record<string, unknown>>;

const START: Own = { cities: USUAL_CITIES, treasury: 0, mining: false };

/** The form for a game's set-up: cities, treasury and Mining for each seat, and the options. */
export function SetupForm({
  rules,
  seats,
  onChange,
  NumberField,
}: SetupProps & { readonly rules: Rulebook }) {
  const [own, setOwn] = useState<Readonly<Record<string, Own>>>({});
  const [options, setOptions] = useState<Options>({ timeLimit: rules.timeLimit });
  const [block, setBlock] = useState('');
  const canChoose = hasBlockChoice(rules, seats.length);
  useEffect(() => {
    const of = <T,>(read: (own: Own) => T) =>
      Object.fromEntries(seats.map(({ key, id }) => [id, read(own[key] ?? START)]));
    const miners = seats.filter(({ key }) => own[key]?.mining).map(({ id }) => id);
    const treasury = of(({ treasury }) => treasury);
    onChange({
      cities: of(({ cities }) => cities),
      ...(Object.values(treasury).some((tokens) => tokens > 0) && { treasury }),
      ...(miners.length > 0 && { mining: miners }),
      ...(block !== '' && canChoose && { block }),
      options,
    });
  }, [seats, own, options, block, canChoose, onChange]);
  return (
    <>
      <fieldset className="setup-seats">
        <legend>{say('setup.seats')}</legend>
        <p className="small">{say('setup.seats-hint', { price: rules.price })}</p>
        {seats.map(({ key, id }) => (
          <OwnFields
            NumberField={NumberField}
            key={key}
            name={seatName(id)}
            own={own[key] ?? START}
            mining={rules.mining}
            onChange={(next) => setOwn((before) => ({ ...before, [key]: next }))}
          />
        ))}
      </fieldset>
      <fieldset className="setup-options">
        <legend>{say('setup.options')}</legend>
        <TimeLimit usual={rules.timeLimit} options={options} onChange={setOptions} />
        {rules.options.map((name) => (
          <OptionField key={name} name={name} options={options} onChange={setOptions} />
        ))}
        {canChoose && (
          <label className="field">
            <span>{say('setup.block')}</span>
            <select value={block} onChange={(event) => setBlock(event.target.value)}>
              <option value="">{say('setup.block-usual')}</option>
              <option value="west">{nameOf(rules.words, 'west')}</option>
              <option value="east">{nameOf(rules.words, 'east')}</option>
            </select>
          </label>
        )}
      </fieldset>
    </>
  );
}

type OwnFieldsProps = Pick<SetupProps, 'NumberField'> & {
  readonly name: string;
  readonly own: Own;
  readonly mining: boolean;
  readonly onChange: (own: Own) => void;
};

function OwnFields({ name, own, mining, NumberField, onChange }: OwnFieldsProps) {
  return (
    <div className="setup-row">
      <span className="setup-name">{name}</span>
      <NumberField
        label={say('host.cities', { seat: name })}
        short={say('setup.cities')}
        value={own.cities}
        most={MOST_CITIES}
        onChange={(cities) => onChange({ ...own, cities })}
      />
      <NumberField
        label={say('host.treasury', { seat: name })}
        short={say('setup.treasury')}
        value={own.treasury}
        most={MOST_TOKENS}
        onChange={(treasury) => onChange({ ...own, treasury })}
      />
      {mining && (
        <label className="check">
          <input
            type="checkbox"
            aria-label={say('setup.mining-of', { seat: name })}
            checked={own.mining}
            onChange={(event) => onChange({ ...own, mining: event.target.checked })}
          />
          <span aria-hidden="true">{say('setup.mining')}</span>
        </label>
      )}
    </div>
  );
}

type OptionProps = {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
};

const MINUTES = [3, 5, 10, 15, 20, 30, 60] as const;

function TimeLimit({ usual, options, onChange }: OptionProps & { readonly usual: number }) {
  const { timeLimit } = options;
  return (
    <label className="field">
      <span>{say('setup.time')}</span>
      <select
        value={timeLimit === null ? 'none' : String(timeLimit)}
        onChange={({ target: { value } }) =>
          onChange({ ...options, timeLimit: value === 'none' ? null : Number(value) })
        }
      >
        {MINUTES.map((minutes) => (
          <option key={minutes} value={minutes * 60}>
            {say('setup.minutes', { n: minutes })}
            {minutes * 60 === usual ? ` (${say('setup.usual')})` : ''}
          </option>
        ))}
        <option value="none">{say('timer.none')}</option>
      </select>
      {timeLimit !== null && <span className="small">{say('setup.time-hint')}</span>}
    </label>
  );
}

/** The choices of each option; the first is the rule as it stands. */
const CHOICES = {
  misdeals: ['strict', 'honour'],
  namedCalamities: [false, true],
  excess: ['uniform', 'majors-first'],
  calamityLimit: [2, null],
} as const;

function OptionField({
  name,
  options,
  onChange,
}: OptionProps & { readonly name: keyof typeof CHOICES }) {
  const choices: readonly unknown[] = CHOICES[name];
  const chosen = Object.hasOwn(options, name) ? choices.indexOf(options[name]) : 0;
  return (
    <label className="field">
      <span>{say(`setup.${name}`)}</span>
      <select
        value={chosen}
        onChange={({ target: { value } }) =>
          onChange({ ...options, [name]: choices[Number(value)] })
        }
      >
        <option value={0}>{say(`setup.${name}-0`)}</option>
        <option value={1}>{say(`setup.${name}-1`)}</option>
      </select>
    </label>
  );
}
