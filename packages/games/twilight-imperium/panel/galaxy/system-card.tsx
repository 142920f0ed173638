import { type Mention, titleOf, traitsOf } from '../logic/galaxy/mention.ts';
import { listOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type SystemCardProps = {
  readonly system: Mention;
  /** The seats whose presence this viewer may change. */
  readonly movers: readonly string[];
  /** Whether a seat has units there: who is there by a planet alone may still come. */
  readonly isThere: (seat: string) => boolean;
  readonly onMove: (seat: string) => void;
  readonly onClose: () => void;
};

/** One system: what it is, who is there, and coming and going. */
export function SystemCard({ system, movers, isThere, onMove, onClose }: SystemCardProps) {
  const { Mark, me } = useTable();
  const { info, present } = system;
  const traits = traitsOf(system);
  return (
    <div className="ti-card" role="status">
      <header>
        <h3>{titleOf(info)}</h3>
        <button
          type="button"
          className="icon-button"
          aria-label={say('system.close')}
          onClick={onClose}
        >
          ×
        </button>
      </header>
      <p>
        {traits.length > 0 && <span className="small">{listOf(traits)}. </span>}
        {present.length === 0 ? (
          <span className="quiet">{say('system.empty')}</span>
        ) : (
          present.map((seat) => (
            <span key={seat} className="ti-named">
              <Mark seat={seat} /> {seatName(seat)}
            </span>
          ))
        )}
      </p>
      {movers.length > 0 && (
        <div className="acts">
          {movers.map((seat) =>
            seat === me ? (
              <button key={seat} type="button" className="button" onClick={() => onMove(seat)}>
                {say(isThere(seat) ? 'system.leave' : 'system.come')}
              </button>
            ) : (
              <button
                key={seat}
                type="button"
                className="button"
                aria-pressed={isThere(seat)}
                aria-label={say('system.is-there', { seat: seatName(seat) })}
                onClick={() => onMove(seat)}
              >
                <Mark seat={seat} /> {seatName(seat)}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
