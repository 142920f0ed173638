import { useEffect, useState } from 'react';
import type { SetupModule, SetupProps } from '../../panel.ts';
import { EXPANSIONS, type Expansion } from '../data/factions.ts';
import { parseMap } from '../neighbors/map.ts';
import { READINGS } from '../readings.ts';
import { dealFactions, dealPresence, NAMES, type Owns, ringOf } from './logic/setup-draft.ts';
import { say, seatName } from './say.ts';
import { MapField } from './setup/map-field.tsx';
import { PairField } from './setup/pair-field.tsx';
import { SeatField } from './setup/seat-field.tsx';
import './styles/setup.css';

export { Picture } from './setup/picture.tsx';

const SEATS = 6;
/** How many seats a table usually has, and what they may be called. */
export const seats: SetupModule['seats'] = { usual: SEATS, names: NAMES };

const CHOICES = Object.entries(READINGS).filter(([, readings]) => readings.length > 1);

type Start = { readonly phase: 'action' | 'strategy' | 'agenda'; readonly active: string | null };

/** This game’s part of the lobby: factions and goods, the galaxy, and how the rules are read. */
export function Setup({ seats, onChange, Mark }: SetupProps) {
  const [owns, setOwns] = useState<Owns>({});
  const [expansions, setExpansions] = useState<readonly Expansion[]>(EXPANSIONS);
  const [byMap, setByMap] = useState(true);
  const [text, setText] = useState('');
  const [pairs, setPairs] = useState<readonly (readonly [string, string])[] | null>(null);
  const [start, setStart] = useState<Start>({ phase: 'action', active: seats[0]?.key ?? null });
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const dealt = dealFactions(seats, owns, expansions);
  const map = text.trim() === '' ? null : parseMap(text);
  const isRead = map !== null && typeof map !== 'string';
  const presence = isRead ? dealPresence(seats, owns, dealt, map) : {};
  const listed = (pairs ?? ringOf(seats)).filter((pair) =>
    pair.every((key) => seats.some((seat) => seat.key === key)),
  );
  const setup = makeSetup();
  const told = JSON.stringify(setup);
  useEffect(() => onChange(JSON.parse(told)), [told, onChange]);

  function makeSetup() {
    const idOf = (key: string) => seats.find((seat) => seat.key === key)?.id ?? key;
    const active = start.active === null ? undefined : idOf(start.active);
    return {
      seats: Object.fromEntries(
        seats.map(({ key, id }) => {
          const { commodities = 0, tradeGoods = 0 } = owns[key] ?? {};
          return [id, { faction: dealt[key], commodities, tradeGoods }];
        }),
      ),
      ...(byMap && map !== null
        ? {
            map: {
              string: text,
              presence: Object.fromEntries(seats.map(({ key, id }) => [id, presence[key] ?? []])),
            },
          }
        : { neighbors: listed.map((pair) => pair.map(idOf)) }),
      phase: start.phase,
      ...(start.phase === 'action' && active !== undefined && { active }),
      expansions,
      options,
    };
  }

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
            faction={dealt[key] ?? ''}
            taken={Object.values(dealt)}
            expansions={expansions}
            own={owns[key] ?? {}}
            onChange={(own) => setOwns((before) => ({ ...before, [key]: own }))}
          />
        ))}
      </fieldset>
      <fieldset className="ti-setup">
        <legend>{say('setup.board')}</legend>
        <div className="ti-setup-ways">
          <label className="check">
            <input type="radio" name="ti-board" checked={byMap} onChange={() => setByMap(true)} />
            <span>{say('setup.by-map')}</span>
          </label>
          <label className="check">
            <input type="radio" name="ti-board" checked={!byMap} onChange={() => setByMap(false)} />
            <span>{say('setup.by-list')}</span>
          </label>
        </div>
        {byMap ? (
          <MapField
            text={text}
            onText={setText}
            seats={seats}
            factions={dealt}
            presence={presence}
            Mark={Mark}
            onPresence={(key, systems) =>
              setOwns((before) => ({ ...before, [key]: { ...before[key], presence: systems } }))
            }
          />
        ) : (
          <PairField seats={seats} pairs={listed} onChange={setPairs} />
        )}
      </fieldset>
      <fieldset className="ti-setup ti-setup-options">
        <legend>{say('setup.options')}</legend>
        <StartField seats={seats} start={start} onChange={setStart} />
        {CHOICES.map(([id, readings]) => (
          <label key={id} className="field">
            <span>{say(`setup.${id}` as 'setup.A1')}</span>
            <select
              value={options[id] ?? readings[0]}
              onChange={({ target }) => setOptions({ ...options, [id]: target.value })}
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
                onChange={() => setExpansions(toggled(expansions, one))}
              />
              <span>{say(`expansion.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </fieldset>
    </>
  );
}

function toggled(chosen: readonly Expansion[], one: Expansion): readonly Expansion[] {
  const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
  return EXPANSIONS.filter((known) => next.includes(known));
}

type StartFieldProps = {
  readonly seats: SetupProps['seats'];
  readonly start: Start;
  readonly onChange: (start: Start) => void;
};

function StartField({ seats, start, onChange }: StartFieldProps) {
  return (
    <label className="field">
      <span>{say('setup.start')}</span>
      <select
        value={start.phase === 'action' ? `turn ${start.active}` : start.phase}
        onChange={({ target: { value } }) =>
          onChange(
            value === 'strategy' || value === 'agenda'
              ? { phase: value, active: null }
              : { phase: 'action', active: value.slice('turn '.length) },
          )
        }
      >
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
