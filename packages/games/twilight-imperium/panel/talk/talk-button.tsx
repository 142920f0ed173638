import { countFrom } from '../../../panel/talk/unread.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Opens the talk with one seat alone, and shows how much it has said there that is unread. */
export function TalkButton({ seat }: { readonly seat: string }) {
  const { talk, talkWith } = useTable();
  const n = countFrom(talk.unread, seat);
  const label = say('talk.open', { seat: seatName(seat) });
  return (
    <button
      type="button"
      className="ti-talk-with"
      aria-label={n > 0 ? say('talk.open-unread', { seat: seatName(seat), n }) : label}
      title={label}
      onClick={() => talkWith(seat)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M3 4.5h14v9H9.5L6 16.8v-3.3H3z" />
      </svg>
      {n > 0 && <span className="badge">{n}</span>}
    </button>
  );
}
