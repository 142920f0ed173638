import type { SetupProps } from '../../../panel.ts';
import { EXPANSIONS, type Expansion } from '../../data/factions.ts';
import { READINGS, TURNS } from '../../lists.ts';
import { type Form, isCrowded } from '../logic/setup/setup-form.ts';
import { say, seatName } from '../say.ts';

const CHOICES = Object.entries(READINGS).filter(([, readings]) => readings.length > 1);

type OptionFieldsProps = Pick<SetupProps, 'seats'> & {
  readonly form: Form;
  readonly onForm: (part: Partial<Form>) => void;
};

/** How it begins, how the rules are read where they can be read in several ways, and the expansions. */
export function OptionFields({ form, seats, onForm }: OptionFieldsProps) {
  const { options, expansions } = form;
  return (
    <fieldset className="ti-setup ti-setup-options">
      <legend>{say('setup.options')}</legend>
      <StartField form={form} seats={seats} onForm={onForm} />
      <TurnsField form={form} onForm={onForm} />
      {CHOICES.map(([id, readings]) => (
        <label key={id} className="field">
          <span>{say(`setup.${id}` as 'setup.A1')}</span>
          <select
            value={options[id] ?? readings[0]}
            onChange={({ target }) => onForm({ options: { ...options, [id]: target.value } })}
          >
            {readings.map((reading) => (
              <option key={reading} value={reading}>
                {say(`setup.${id}.${reading}` as 'setup.A2.refused')}
              </option>
            ))}
          </select>
        </label>
      ))}
      <fieldset className="ti-setup-ways">
        <legend className="small">{say('setup.expansions')}</legend>
        {EXPANSIONS.map((one) => (
          <label key={one} className="check">
            <input
              type="checkbox"
              checked={expansions.includes(one)}
              disabled={one === 'base'}
              onChange={() => onForm({ expansions: toggled(expansions, one) })}
            />
            <span>{say(`expansion.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {isCrowded(form, seats) && (
        <p className="small" role="status">
          {say('setup.crowded')}
        </p>
      )}
    </fieldset>
  );
}

function toggled(chosen: readonly Expansion[], one: Expansion): readonly Expansion[] {
  return EXPANSIONS.filter((known) => chosen.includes(known) !== (known === one));
}

function TurnsField({ form: { options }, onForm }: Omit<OptionFieldsProps, 'seats'>) {
  return (
    <label className="field">
      <span>{say('setup.turns')}</span>
      <select
        value={options.turns}
        onChange={({ target }) => onForm({ options: { ...options, turns: target.value } })}
      >
        {TURNS.toReversed().map((way) => (
          <option key={way} value={way}>
            {say(`setup.turns.${way}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function StartField({ form: { start }, seats, onForm }: OptionFieldsProps) {
  const chosen = start.phase === 'action' ? `turn ${start.key ?? seats[0]?.key}` : start.phase;
  const choose = (value: string) =>
    onForm({
      start:
        value === 'strategy' || value === 'agenda'
          ? { phase: value }
          : { phase: 'action', key: value.slice('turn '.length) },
    });
  return (
    <label className="field">
      <span>{say('setup.start')}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {seats.map(({ key, id }) => (
          <option key={key} value={`turn ${key}`}>
            {say('setup.start-turn', { seat: seatName(id) })}
          </option>
        ))}
        <option value="strategy">{say('setup.start-strategy')}</option>
        <option value="agenda">{say('setup.start-agenda')}</option>
      </select>
    </label>
  );
}
