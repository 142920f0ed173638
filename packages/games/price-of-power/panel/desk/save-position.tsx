import { setupOf } from '../../importing/saved.ts';
import { useBoard } from '../board-context.ts';
import { sayAtDesk } from './say.ts';

/** The whole position as one file, which the lobby takes as a set-up. */
export function SavePosition() {
  const { view } = useBoard();
  const save = () => {
    const text = `${JSON.stringify(setupOf(view), null, 2)}\n`;
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'position.json';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="save">
      <p className="small">{sayAtDesk('position.hint')}</p>
      <button type="button" className="button" onClick={save}>
        {sayAtDesk('position.save')}
      </button>
    </div>
  );
}
