import { useBoard } from '../board-context.ts';
import { PLACES, writePlace } from '../logic/map/place-list.ts';
import { say, titleOf } from '../say.ts';

/** Every place by its name, for a list to choose from. */
export function PlaceOptions() {
  const { words } = useBoard();
  return PLACES.map(({ kind, ids }) => (
    <optgroup key={kind} label={say(`map.${kind}s`)}>
      {ids.map((id) => (
        <option key={id} value={writePlace({ kind, id })}>
          {titleOf(words, id)}
        </option>
      ))}
    </optgroup>
  ));
}
