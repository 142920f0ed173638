import { areNeighbors, findLink, hasTransacted, partnersIn } from '../../allowance.ts';
import { isEliminated } from '../../elimination.ts';
import { FRAGMENTS } from '../../lists.ts';
import { countOf, partsOfItems } from '../../telling-items.ts';
import type { SeatView, View } from '../../view.ts';
import {
  CardToken,
  CommodityToken,
  FragmentToken,
  NoteToken,
  TradeGoodToken,
} from '../art/tokens.tsx';
import { findBlock } from '../logic/standing.ts';
import { MANNER, nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { TalkButton } from '../talk/talk-button.tsx';
import { Gain } from './gain.tsx';

/** One seat’s open goods: commodities of so many, trade goods, fragments, notes, and cards by count. */
export function Ledger({ seat }: { seat: string }) {
  const { view, me, base, partner, still, lookAt, Mark } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const isActive = view.active === seat;
  const isPicked = seat === partner || (seat !== me && seat === base);
  return (
    <li
      className={`ti-ledger ${isActive ? 'ti-ledger-active' : ''} ${isPicked ? 'ti-ledger-picked' : ''}`}
    >
      <div className="ti-ledger-line">
        <button
          type="button"
          className="ti-ledger-head"
          disabled={seat === me || own.eliminated}
          aria-pressed={seat === me ? undefined : isPicked}
          onClick={() => lookAt(seat)}
        >
          <Mark seat={seat} />
          <span className="ti-ledger-name">
            {seatName(seat)}
            {seat === me && <span className="small"> {say('ledger.you')}</span>}
          </span>
          <span className="small ti-ledger-faction">{factionOf(seat, own)}</span>
          {isActive && <span className="ti-tag">{say('ledger.active')}</span>}
          <Quiet view={view} own={own} />
        </button>
        {me !== null && seat !== me && !still && <TalkButton seat={seat} />}
      </div>
      {!own.eliminated && (
        <>
          <Goods seat={seat} own={own} />
          <Cards own={own} />
          <Standing view={view} me={me} seat={seat} still={still} />
        </>
      )}
    </li>
  );
}

/** That a seat takes no more actions in this round, or is part of the game no more. */
function Quiet({ view, own }: { view: View; own: SeatView }) {
  const hasPassed = own.passed && view.phase === 'action';
  if (!own.eliminated && !hasPassed) return null;
  const told = own.eliminated ? 'ledger.eliminated' : 'ledger.passed';
  return <span className="ti-tag ti-tag-quiet">{say(told)}</span>;
}

/** A faction’s name, unless the seat is called so. */
function factionOf(seat: string, { faction }: SeatView): string {
  return faction === seat || faction === seat.replaceAll('-', '') ? '' : nameOf(faction);
}

function Goods({ seat, own }: { seat: string; own: SeatView }) {
  const { commodities, commodityValue, tradeGoods, relicFragments } = own;
  const places = Math.max(commodities, commodityValue);
  return (
    <p className="ti-goods">
      <span className="ti-good" title={countOf('commodity', commodities)}>
        <span className="ti-pips" aria-hidden="true">
          {Array.from({ length: places }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places on a sheet are all alike
            <CommodityToken key={at} empty={at >= commodities} />
          ))}
        </span>
        <span className="ti-count">
          {commodities}
          <span className="ti-of">/{commodityValue}</span>
        </span>
        <Gain seat={seat} figure="commodities" />
        <span className="unseen">{say('ledger.commodities')}</span>
      </span>
      <span className="ti-good">
        <TradeGoodToken />
        <span className="ti-count">{tradeGoods}</span>
        <Gain seat={seat} figure="tradeGoods" />
        <span className="unseen">{say('ledger.trade-goods', { n: tradeGoods })}</span>
      </span>
      {FRAGMENTS.flatMap((kind) => {
        const n = relicFragments[kind] ?? 0;
        if (n === 0) return [];
        return [
          <span key={kind} className="ti-good">
            <FragmentToken kind={kind} />
            <span className="ti-count">{n}</span>
            <Gain seat={seat} figure={kind} />
            <span className="unseen">{n === 1 ? nameOf(kind) : say(`goods.${kind}`)},</span>
          </span>,
        ];
      })}
      <span className="ti-good ti-good-hidden">
        <NoteToken />
        <span className="ti-count">{own.promissoryNotes}</span>
        <Gain seat={seat} figure="promissoryNotes" />
        <span className="unseen">{say('ledger.notes', { n: own.promissoryNotes })}</span>
      </span>
      {own.actionCards > 0 && (
        <span className="ti-good ti-good-hidden">
          <CardToken />
          <span className="ti-count">{own.actionCards}</span>
          <Gain seat={seat} figure="actionCards" />
          <span className="unseen">{say('ledger.action-cards', { n: own.actionCards })}</span>
        </span>
      )}
    </p>
  );
}

/** What lies open besides: notes in the play area, relics, planets that can be traded, captives. */
function Cards({ own }: { own: SeatView }) {
  const planets = [...own.mechs, ...own.demilitarized];
  const others = partsOfItems({ planets, captured: own.captured }, MANNER);
  const open = [...own.playArea.map(noteName), ...own.relics.map(nameOf), ...others];
  if (open.length === 0) return null;
  return (
    <p className="small ti-open">
      {open.map((one) => (
        <span key={one} className="ti-open-card">
          {one}
        </span>
      ))}
    </p>
  );
}

type StandingProps = {
  readonly view: View;
  readonly me: string | null;
  readonly seat: string;
  /** Whether nobody can do anything: then nobody may transact either. */
  readonly still: boolean;
};

/** How a seat stands to the viewer: neighbor or not, and whether the two may still transact. */
function Standing({ view, me, seat, still }: StandingProps) {
  if (me === null || isEliminated(view, me)) return <Pairs seat={seat} />;
  if (me === seat) return null;
  const code = findBlock(view, me, seat)?.code ?? null;
  const isFree = code === null && !still;
  const isUsed = hasTransacted(view, me, seat);
  return (
    <p className={`small ti-standing ${isFree ? 'ti-standing-free' : ''}`}>
      <span>{tellRelation(view, me, seat)}</span>
      {(isUsed || !still) && (
        <>
          {' · '}
          <span>{isUsed ? say('standing.used') : tellCode(code)}</span>
        </>
      )}
    </p>
  );
}

function tellRelation(view: View, me: string, seat: string): string {
  if (areNeighbors(view, me, seat)) return say('standing.neighbor');
  const link = findLink(view, me, seat);
  return link === undefined || view.phase === 'agenda' ? say('standing.apart') : link;
}

function tellCode(code: string | null): string {
  switch (code) {
    case null:
      return say('standing.free');
    case 'window-closed':
      return say('standing.closed');
    case 'pair-without-active':
      return say('standing.turn');
    case 'pending-decision':
      return say('standing.pending');
    case 'banned':
      return say('standing.banned');
    default:
      return say('standing.not');
  }
}

/** For those who watch: with whom a seat has transacted in this window. */
function Pairs({ seat }: { seat: string }) {
  const { view } = useTable();
  const partners = partnersIn(view.transacted, seat);
  if (partners.length === 0) return null;
  return (
    <p className="small ti-standing">
      {say('standing.with', { seats: partners.map(seatName).join(', ') })}
    </p>
  );
}
