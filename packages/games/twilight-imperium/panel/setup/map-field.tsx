import { useEffect, useRef, useState } from 'react';
import type { SeatMark } from '../../../panel.ts';
import type { GalaxyMap } from '../../neighbors/map.ts';
import { Chart } from '../galaxy/chart.tsx';
import { chartOf } from '../logic/galaxy/hexes.ts';
import type { Mention } from '../logic/galaxy/mention.ts';
import { findAside, infoOf } from '../logic/galaxy/systems.ts';
import { sampleMap } from '../logic/setup/sample-map.ts';
import type { LobbySeat } from '../logic/setup/setup-draft.ts';
import { findNowhere, type Reading } from '../logic/setup/setup-form.ts';
import { listOf, say, seatName } from '../say.ts';

type MapFieldProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly seats: readonly LobbySeat[];
  readonly reading: Reading;
  readonly Mark: SeatMark;
  readonly onPresence: (key: string, systems: readonly string[]) => void;
};

/** The map string, and the galaxy that comes of it, with everybody’s presence to be pressed in. */
export function MapField(props: MapFieldProps) {
  const { text, onText, seats, reading } = props;
  const { map, problem } = reading;
  const field = useRef<HTMLTextAreaElement>(null);
  const fault = problem === null ? '' : say('setup.map-problem', { problem });
  // The browser brings whoever opens the table to a field that is wrong, and says what is.
  useEffect(() => field.current?.setCustomValidity(fault), [fault]);
  return (
    <>
      <label className="field">
        <span>{say('setup.map')}</span>
        <textarea
          ref={field}
          rows={3}
          required
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      <p className="small">{say('setup.map-hint')}</p>
      {text.trim() === '' && <p className="small ti-missing">{say('setup.map-missing')}</p>}
      {text === '' && (
        <button
          type="button"
          className="button"
          onClick={({ detail }) => {
            onText(sampleMap(seats, reading.factions));
            // The button goes: a keyboard goes on from what it filled in. A finger would only call up its keys.
            if (detail === 0) field.current?.focus();
          }}
        >
          {say('setup.map-sample')}
        </button>
      )}
      {fault !== '' && (
        <p className="problem" role="alert">
          {fault}
        </p>
      )}
      {map !== null && <PresenceField {...props} map={map} />}
    </>
  );
}

function PresenceField({
  map,
  seats,
  reading,
  Mark,
  onPresence,
}: MapFieldProps & { readonly map: GalaxyMap }) {
  const { factions, presence } = reading;
  const nowhere = findNowhere(reading, seats);
  const [brush, setBrush] = useState(seats[0]?.key ?? '');
  const played = Object.fromEntries(
    seats.map(({ key }) => [key, { faction: factions[key] ?? '' }]),
  );
  const aside = findAside(map, { presence }, played);
  const ids = [...map.systems.map(({ id }) => id), ...aside];
  const systems = new Map<string, Mention>(
    ids.map((id) => [
      id,
      {
        info: infoOf(map, id),
        present: seats.filter(({ key }) => presence[key]?.includes(id)).map((seat) => seat.id),
      },
    ]),
  );
  const toggle = (system: string) => {
    const own = presence[brush] ?? [];
    onPresence(
      brush,
      own.includes(system) ? own.filter((one) => one !== system) : [...own, system],
    );
  };
  const brushed = seats.find(({ key }) => key === brush)?.id ?? null;
  return (
    <>
      <p className="small">{say('setup.presence')}</p>
      <p className="small ti-nowhere" role="status">
        {nowhere.length > 0 && say('setup.nowhere', { seats: listOf(nowhere.map(seatName)) })}
      </p>
      <fieldset className="ti-brush">
        <legend className="unseen">{say('brush')}</legend>
        {seats.map(({ key, id }) => (
          <label key={key} className="chip">
            <input
              type="radio"
              name="ti-setup-brush"
              checked={key === brush}
              onChange={() => setBrush(key)}
            />
            <span>
              <Mark seat={id} /> {seatName(id)}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="ti-setup-galaxy">
        <Chart
          chart={chartOf(map, aside)}
          systems={systems}
          Mark={Mark}
          base={brushed}
          lights={new Map()}
          ways={[]}
          chosen={null}
          onPick={toggle}
        />
      </div>
    </>
  );
}
