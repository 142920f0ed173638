import { useEffect, useState } from 'react';
import type { SetupModule, SetupProps } from '../../panel.ts';
import game from '../words/en.json' with { type: 'json' };
import { readKeptForm } from './logic/setup/kept-form.ts';
import { renamesOf } from './logic/setup/renames.ts';
import { sampleMap } from './logic/setup/sample-map.ts';
import { NAMES, takeFaction } from './logic/setup/setup-draft.ts';
import { EMPTY_FORM, type Form, readForm, setupOf } from './logic/setup/setup-form.ts';
import { say } from './say.ts';
import { MapField } from './setup/map-field.tsx';
import { OptionFields } from './setup/option-fields.tsx';
import { PairField } from './setup/pair-field.tsx';
import { SeatField } from './setup/seat-field.tsx';
import './styles/setup.css';

export { Picture } from './setup/picture.tsx';

/** How many seats a table usually has, and what they may be called. */
export const seats: SetupModule['seats'] = { usual: 6, names: NAMES };

/** What seats are called that are named after factions. */
export const words: SetupModule['words'] = { seats: game.seats };

/** This game’s part of the lobby: factions and goods, the galaxy, and how the rules are read. */
export function Setup({ seats, onChange, kept, onKeep, onRename, Mark, NumberField }: SetupProps) {
  const [form, setForm] = useState<Form>(() => readKeptForm(kept) ?? EMPTY_FORM);
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }));
  useEffect(() => onChange(setupOf(form, seats)), [form, seats, onChange]);
  useEffect(() => onKeep(form), [form, onKeep]);
  const { factions } = readForm(form, seats);
  const { owns } = form;
  // Who changes factions is called after the new one where he was called after the old, and keeps no commodities:
  // each faction has a value of its own for them.
  const deal = (part: Partial<Form>) => {
    const next = { ...form, ...part };
    const dealt = readForm(next, seats).factions;
    const changed = seats.filter(({ key }) => dealt[key] !== factions[key]);
    const emptied = changed.map(({ key }) => [key, { ...next.owns[key], commodities: 0 }]);
    for (const { key: one, name } of renamesOf(seats, factions, dealt)) onRename(one, name);
    // A sample that nobody has touched goes on having the homes of those who play.
    const isSample = form.text === sampleMap(seats, factions);
    const text = isSample ? sampleMap(seats, dealt) : form.text;
    change({ ...part, owns: { ...next.owns, ...Object.fromEntries(emptied) }, text });
  };
  const holders = Object.fromEntries(seats.map(({ key, id }) => [factions[key] ?? '', id]));
  return (
    <>
      <fieldset className="ti-setup">
        <legend>{say('setup.seats')}</legend>
        <p className="small">{say('setup.seats-hint')}</p>
        {seats.map(({ key, id }) => (
          <SeatField
            key={key}
            seat={id}
            Mark={Mark}
            NumberField={NumberField}
            faction={factions[key] ?? ''}
            holders={holders}
            expansions={form.expansions}
            own={owns[key] ?? {}}
            onFaction={(faction) => deal({ owns: takeFaction(owns, factions, { key, faction }) })}
            onChange={(own) => change({ owns: { ...owns, [key]: own } })}
          />
        ))}
      </fieldset>
      <fieldset className="ti-setup">
        <legend>{say('setup.board')}</legend>
        <Ways byMap={form.byMap} onWay={(byMap) => change({ byMap })} />
        <Board form={form} seats={seats} Mark={Mark} onForm={change} />
      </fieldset>
      <OptionFields form={form} seats={seats} onForm={deal} />
    </>
  );
}

function Ways({ byMap, onWay }: { byMap: boolean; onWay: (byMap: boolean) => void }) {
  return (
    <div className="ti-setup-ways">
      <label className="check">
        <input type="radio" name="ti-board" checked={byMap} onChange={() => onWay(true)} />
        <span>{say('setup.by-map')}</span>
      </label>
      <label className="check">
        <input type="radio" name="ti-board" checked={!byMap} onChange={() => onWay(false)} />
        <span>{say('setup.by-list')}</span>
      </label>
    </div>
  );
}

type BoardProps = Pick<SetupProps, 'seats' | 'Mark'> & {
  readonly form: Form;
  readonly onForm: (part: Partial<Form>) => void;
};

function Board({ form, seats, Mark, onForm }: BoardProps) {
  const reading = readForm(form, seats);
  if (!form.byMap) {
    return (
      <PairField seats={seats} pairs={reading.pairs} onChange={(pairs) => onForm({ pairs })} />
    );
  }
  const { owns } = form;
  return (
    <MapField
      text={form.text}
      onText={(text) => onForm({ text })}
      seats={seats}
      reading={reading}
      Mark={Mark}
      onPresence={(key, presence) =>
        onForm({ owns: { ...owns, [key]: { ...owns[key], presence } } })
      }
    />
  );
}
