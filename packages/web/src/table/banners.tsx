import { say } from '../say.ts';
import type { Status } from './connection.ts';
import { logFileOf } from './history.ts';

type BannersProps = {
  readonly table: string;
  readonly chair: string;
  readonly status: Status;
  readonly closed: boolean;
  readonly onReplay: () => void;
};

/** What must be known before anything else: no connection, a dead link, or a closed table. */
export function Banners({ table, chair, status, closed, onReplay }: BannersProps) {
  return (
    <>
      {status === 'lost' && (
        <p className="banner" role="status">
          {say('table.offline')}
        </p>
      )}
      {status === 'refused' && (
        <p className="banner" role="alert">
          {say('table.bad-key')}
        </p>
      )}
      {closed && (
        <p className="banner banner-calm" role="status">
          {say('table.closed')}{' '}
          {chair !== 'spectator' && (
            <>
              <button type="button" className="button" onClick={onReplay}>
                {say('table.replay')}
              </button>{' '}
              <a className="button" href={logFileOf(table, chair)}>
                {say('table.download')}
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
