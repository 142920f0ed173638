import { useBoard } from '../board-context.ts';
import { bringIntoSight } from '../bring-into-sight.ts';
import { readPlace, writePlace } from '../logic/map/place-list.ts';
import { PlaceOptions } from '../map/place-options.tsx';
import { PieceForm } from './piece-form.tsx';
import { sayAtDesk } from './say.ts';

/** A place by its name, for whoever does not tap the map, with the form for what lies there. */
export function PlacePicker() {
  const { picked, pick } = useBoard();
  return (
    <>
      <label className="field">
        <span className="small">{sayAtDesk('desk.place-name')}</span>
        <select
          value={picked ? writePlace(picked) : ''}
          onChange={({ target }) => pick(readPlace(target.value))}
        >
          <option value="">{sayAtDesk('desk.choose')}</option>
          <PlaceOptions />
        </select>
      </label>
      {picked && (
        <div key={writePlace(picked)} ref={bringIntoSight}>
          <PieceForm place={picked} />
        </div>
      )}
    </>
  );
}
