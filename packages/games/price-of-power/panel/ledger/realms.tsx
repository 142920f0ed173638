import { Change } from '../../../panel/change.tsx';
import type { Changes } from '../../../panel/changes.ts';
import { countFrom } from '../../../panel/talk/unread.ts';
import type { TalkState } from '../../../panel/talk/use-talk.ts';
import type { SeatView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { FIGURES, type Figure } from '../logic/figures.ts';
import { nameOf, say, shortOf, titleOf } from '../say.ts';
import { FigureIcon } from './figure-icon.tsx';

type RealmsProps = {
  readonly changes: Changes;
  /** The lines of talk that the viewer has not had in sight. */
  readonly unread: TalkState['unread'];
  readonly onOpen: (realm: string) => void;
};

const BESIDES: readonly Figure[] = FIGURES.filter((figure) => figure !== 'ducats');

/** The realms of the table with their ledgers, what has just changed, and whose turn it is. */
export function Realms({ changes, unread, onOpen }: RealmsProps) {
  const { view, me, words, Mark, talkWith } = useBoard();
  const unreadOf = (realm: string) => countFrom(unread, realm);
  return (
    <ul className="realms" aria-label={say('realms')}>
      {Object.entries(view.seats).map(([realm, seat]) => (
        <li key={realm} className={realm === view.active ? 'realm realm-active' : 'realm'}>
          <button
            type="button"
            className="realm-face"
            // Whoever has said something is answered first.
            onClick={() => (unreadOf(realm) > 0 ? talkWith(realm) : onOpen(realm))}
            title={say(unreadOf(realm) > 0 ? 'realms.talk' : 'realms.open', {
              realm: nameOf(words, realm),
            })}
          >
            <Mark seat={realm} />
            <span className="realm-name">
              <span>{titleOf(words, realm)}</span>
              <span className="realm-short" aria-hidden="true">
                {shortOf(words, realm)}
              </span>
              {realm === me && <span className="small"> {say('realms.you')}</span>}
              {realm === view.active && <span className="realm-turn"> {say('realms.turn')}</span>}
            </span>
            <span className="realm-ducats">
              <FigureIcon figure="ducats" />
              <Amount figure="ducats" seat={seat} change={changes[realm]?.ducats} />
            </span>
            <span className="realm-figures">
              {BESIDES.map((figure) => (
                <span key={figure} title={say(`figure.${figure}`)}>
                  <FigureIcon figure={figure} />
                  <Amount figure={figure} seat={seat} change={changes[realm]?.[figure]} />
                </span>
              ))}
              <Merchants seat={seat} />
            </span>
            <Unread n={unreadOf(realm)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How much a realm has said to the viewer alone that is unread. */
function Unread({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return (
    <span className="badge realm-unread">
      {n} <span className="unseen">{say('realms.unread')}</span>
    </span>
  );
}

type AmountProps = {
  readonly figure: Figure;
  readonly seat: SeatView;
  readonly change: number | undefined;
};

/** A figure, and by how much the last action changed it. */
function Amount({ figure, seat, change }: AmountProps) {
  return (
    <>
      <span className="unseen">{say(`figure.${figure}`)}</span> {seat[figure]}
      {change !== undefined && (
        <Change by={change} isGain={change > 0 === (figure !== 'interest')} className="change" />
      )}
    </>
  );
}

/** A realm's Merchants as little men: upright, lying, or empty for one in the supply. */
function Merchants({ seat }: { readonly seat: SeatView }) {
  const upright = seat.merchants.filter(({ laid }) => !laid).length;
  return (
    <span title={say('realms.merchants', { n: upright, m: seat.merchants.length })}>
      <span className="unseen">
        {say('realms.merchants', { n: upright, m: seat.merchants.length })}
      </span>
      <svg
        className="figure-icon figure-men"
        viewBox={`0 0 ${Math.max(seat.merchants.length, 1) * 16} 20`}
        aria-hidden="true"
        focusable="false"
      >
        {seat.merchants.map(({ laid }, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: Merchants are told apart by place alone
            key={at}
            d="M2.5 17.5c0-4 1-6.5 2.8-7.8a4 4 0 1 1 5.4 0c1.8 1.3 2.8 3.8 2.8 7.8z"
            className={laid ? 'man man-laid' : 'man'}
            transform={
              laid
                ? `translate(${at * 16 + 16.5} 7.5) rotate(90) scale(.85)`
                : `translate(${at * 16} 0)`
            }
          />
        ))}
      </svg>
    </span>
  );
}
