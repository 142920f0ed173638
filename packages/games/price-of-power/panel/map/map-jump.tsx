import { useBoard } from '../board-context.ts';
import { readPlace, writePlace } from '../logic/map/place-list.ts';
import { nameOf, say } from '../say.ts';
import { pointOf } from './atlas.ts';
import { type Box, boards, frameOf } from './boards.ts';
import { PlaceOptions } from './place-options.tsx';

type MapJumpProps = {
  readonly main: Box;
  readonly show: (box: Box) => void;
};

/** How much of the sheet is shown around a place. */
const AROUND = { width: 380, height: 260 };

/** Goes to a board, or to a place and tells what lies there: the map for whoever does not tap it. */
export function MapJump({ main, show }: MapJumpProps) {
  const { words, picked, pick } = useBoard();
  const jump = (value: string) => {
    const place = readPlace(value);
    const board = boards.find(({ id }) => value === `board ${id}`);
    pick(place);
    if (board) show(board.id === 'main' ? main : frameOf(board));
    const point = place && pointOf(place);
    if (point) {
      const { width, height } = AROUND;
      show({ x: point[0] - width / 2, y: point[1] - height / 2, width, height });
    }
  };
  return (
    <div className="map-jump">
      <select
        aria-label={say('map.jump')}
        value={picked ? writePlace(picked) : ''}
        onChange={({ target }) => jump(target.value)}
      >
        <option value="">{say('map.jump')}</option>
        <optgroup label={say('map.boards')}>
          {boards.map(({ id }) => (
            <option key={id} value={`board ${id}`}>
              {id === 'main' ? say('map.main') : nameOf(words, id)}
            </option>
          ))}
        </optgroup>
        <PlaceOptions />
      </select>
    </div>
  );
}
