import { useEffect, useState } from 'react';
import type { SetupProps } from '../../panel.ts';
import { MOST_CITIES, MOST_TOKENS } from '../bounds.ts';
import { BLOCKS, type Block, usualBlock } from '../cards/deck.ts';
import type { Rulebook } from '../rulebook.ts';
import { EXCESS, MISDEALS, STARTS } from '../state.ts';
import { hasBlockChoice, hasBlockEach } from './logic/setup/block-choice.ts';
import {
  type Form,
  type Options,
  type Own,
  readForm,
  START,
  setupOf,
} from './logic/setup/setup-form.ts';
import { nameOf, say, seatName } from './say.ts';
import './styles/setup.css';

/** The form for a game's set-up: cities, treasury and Mining for each seat, and the options. */
export function SetupForm({
  rules,
  seats,
  onChange,
  kept,
  onKeep,
  NumberField,
}: SetupProps & { readonly rules: Rulebook }) {
  const [form, setForm] = useState<Form>(
    () =>
      readForm(kept) ?? {
        own: {},
        options: { timeLimit: rules.timeLimit, start: CHOICES.start[0] },
        block: '',
      },
  );
  const { own, options, block } = form;
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));
  const setOptions = (options: Options) => change({ options });
  useEffect(() => onKeep(form), [form, onKeep]);
  useEffect(() => onChange(setupOf(form, seats, rules)), [form, seats, rules, onChange]);
  const canChoose = hasBlockChoice(rules, seats.length);
  const hasEach = hasBlockEach(rules, seats.length);
  return (
    <>
      <fieldset className="setup-seats">
        <legend>{say('setup.seats')}</legend>
        <p className="small">
          {say('setup.seats-hint', { price: rules.price })}
          {hasEach && ` ${say('setup.blocks-hint')}`}
        </p>
        {seats.map(({ key, id }, at) => (
          <OwnFields
            NumberField={NumberField}
            key={key}
            name={seatName(id)}
            own={own[key] ?? START}
            rules={rules}
            usual={hasEach ? usualBlock(at, seats.length) : undefined}
            onChange={(next) => change({ own: { ...own, [key]: next } })}
          />
        ))}
      </fieldset>
      <fieldset className="setup-options">
        <legend>{say('setup.options')}</legend>
        <TimeLimit usual={rules.timeLimit} options={options} onChange={setOptions} />
        <OptionField
          name="start"
          options={options}
          onChange={setOptions}
          hint={isClockAtOnce(options) ? say('setup.start-hint') : undefined}
        />
        {rules.options.map((name) => (
          <OptionField key={name} name={name} options={options} onChange={setOptions} />
        ))}
        {canChoose && (
          <label className="field">
            <span>{say('setup.block')}</span>
            <select value={block} onChange={({ target }) => change({ block: target.value })}>
              <option value="">{say('setup.block-usual')}</option>
              <BlockOptions words={rules.words} />
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
  readonly rules: Rulebook;
  /** The block of the seat where none is chosen; undefined where nobody has one of his own. */
  readonly usual: Block | undefined;
  readonly onChange: (own: Own) => void;
};

function OwnFields({ name, own, rules, usual, NumberField, onChange }: OwnFieldsProps) {
  return (
    <div className="setup-row">
      <span className="setup-name">{name}</span>
      {usual && (
        <select
          className="setup-block"
          aria-label={say('setup.block-of', { seat: name })}
          value={own.block ?? usual}
          onChange={({ target }) =>
            onChange({ ...own, block: BLOCKS.find((block) => block === target.value) ?? usual })
          }
        >
          <BlockOptions words={rules.words} />
        </select>
      )}
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
      {rules.mining && (
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

function BlockOptions({ words }: Pick<Rulebook, 'words'>) {
  return BLOCKS.map((block) => (
    <option key={block} value={block}>
      {nameOf(words, block)}
    </option>
  ));
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
    </label>
  );
}

/** Whether a clock runs from the opening on, while links still go round. */
function isClockAtOnce({ start, timeLimit }: Options): boolean {
  return start === 'at-once' && timeLimit !== null;
}

/** The choices of each option; the form begins with the first. */
const CHOICES = {
  // Links have to go round before anybody can trade: the host opens it.
  start: STARTS,
  misdeals: MISDEALS,
  namedCalamities: [false, true],
  excess: EXCESS,
  calamityLimit: [2, null],
} as const;

type OptionFieldProps = OptionProps & {
  readonly name: keyof typeof CHOICES;
  readonly hint?: string | undefined;
};

function OptionField({ name, hint, options, onChange }: OptionFieldProps) {
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
      {hint && <span className="small">{hint}</span>}
    </label>
  );
}
