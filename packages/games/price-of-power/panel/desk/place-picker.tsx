import { areas } from '../../data/areas.ts';
import { distantBoards } from '../../data/distant.ts';
import { nodes } from '../../data/nodes.ts';
import { zones } from '../../data/zones.ts';
import { type Place, useBoard } from '../board-context.ts';
import { nameOf, say } from '../say.ts';
import { PieceForm } from './piece-form.tsx';

const provinces: readonly string[] = [
  ...areas.flatMap(({ provinces, early }) => [...provinces, ...early]),
  ...distantBoards.flatMap(({ places }) => places),
].toSorted();

/** A place by its name, for whoever does not tap the map, with the form for what lies there. */
export function PlacePicker() {
  const { picked, pick, words } = useBoard();
  const choose = (value: string) => {
    const [kind, id] = value.split(' ');
    if (id !== undefined) pick({ kind: kind as Place['kind'], id });
  };
  const groups = [
    { kind: 'node', ids: nodes.map(({ id }) => id) },
    { kind: 'zone', ids: zones.map(({ id }) => id) },
    { kind: 'province', ids: provinces },
  ] as const;
  return (
    <>
      <label className="field">
        <span className="small">{say('desk.place-name')}</span>
        <select
          value={picked ? `${picked.kind} ${picked.id}` : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{say('desk.choose')}</option>
          {groups.map(({ kind, ids }) => (
            <optgroup key={kind} label={say(`desk.${kind}s`)}>
              {ids.map((id) => (
                <option key={id} value={`${kind} ${id}`}>
                  {nameOf(words, id)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {picked && <PieceForm key={`${picked.kind} ${picked.id}`} place={picked} />}
    </>
  );
}
