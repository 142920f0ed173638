import { isolate } from '../../../panel/isolate.ts';
import type { DealView } from '../../view.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What each of the two promises in a deal. */
export function Promises({ terms }: Pick<DealView, 'terms'>) {
  const { me } = useTable();
  return (
    <ul className="ti-promises">
      {terms.map(({ by, text }) => (
        <li key={`${by} ${text}`}>
          {say('deal.promise', { by: by === me ? say('You') : seatName(by), text: isolate(text) })}
        </li>
      ))}
    </ul>
  );
}
