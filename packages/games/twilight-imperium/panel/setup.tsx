import { useEffect, useState } from 'react';
import type { SetupProps } from '../../panel.ts';
import { factions } from '../data/factions.ts';

/** This game's part of the lobby: a faction for each seat; all are neighbors until the host says more. */
export function Setup({ seats, onChange }: SetupProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const factionOf = (key: string, at: number) => chosen[key] ?? factions[at]?.id ?? 'sol';
    const ids = seats.map(({ id }) => id);
    onChange({
      seats: Object.fromEntries(
        seats.map(({ key, id }, at) => [id, { faction: factionOf(key, at) }]),
      ),
      neighbors: ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other])),
      active: ids[0],
    });
  }, [seats, chosen, onChange]);
  return (
    <fieldset>
      {seats.map(({ key, id }, at) => (
        <label key={key}>
          {id}{' '}
          <select
            value={chosen[key] ?? factions[at]?.id}
            onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
          >
            {factions.map((faction) => (
              <option key={faction.id} value={faction.id}>
                {faction.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** This game on the front page: a ring of six systems around the seventh. */
export function Picture() {
  const ring = [0, 1, 2, 3, 4, 5].map((step) => {
    const angle = (step * Math.PI) / 3;
    return { step, x: 50 + 28 * Math.sin(angle), y: 50 - 28 * Math.cos(angle) };
  });
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {[{ step: 6, x: 50, y: 50 }, ...ring].map(({ step, x, y }) => (
        <circle key={step} cx={x} cy={y} r="13" fill="none" stroke="currentColor" />
      ))}
    </svg>
  );
}
