import { say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Ledger } from './ledger.tsx';

/** The open goods of everybody, and how each stands to the viewer in this window. */
export function Ledgers() {
  const { view, me } = useTable();
  const seats = Object.keys(view.seats);
  const ordered = me === null ? seats : [...seats.filter((seat) => seat !== me), me];
  return (
    <section className="ti-part ti-part-seats" aria-label={say('ledgers')}>
      <h2 className="unseen">{say('ledgers')}</h2>
      <ul className="ti-ledgers">
        {ordered.map((seat) => (
          <Ledger key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
