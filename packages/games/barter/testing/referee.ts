import { type Bag, bagOf, holds, sizeOf } from '@haggle/engine';
import type { CalamityRow } from '../cards/deck.ts';
import type { Command, CommandOf, Side } from '../commands.ts';

/** An offer as the referee keeps it; `sealed` by seat, `accepter` also after the trade. */
export type Paper = {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly revision: number;
  readonly state: string;
  readonly gives: Side;
  readonly asks: Side;
  readonly accepter: string | null;
  /** What the accepter said, the names asked for among it. */
  readonly named: readonly string[];
  readonly sealed: Readonly<Record<string, Bag>>;
};

/** A trading floor in whole hands and one list of offers, as the rules' pages tell it. */
export type Floor = {
  readonly calamities: readonly CalamityRow[];
  readonly isHonour: boolean;
  readonly mayNameCalamities: boolean;
  readonly hands: Readonly<Record<string, Bag>>;
  readonly finished: ReadonlySet<string>;
  readonly barred: ReadonlySet<string>;
  readonly papers: readonly Paper[];
};

const GONE = ['withdrawn', 'declined', 'lapsed'];

/**
 * What a command of the trading phase comes to: the floor after it, or the code of the refusal. It asks in
 * the order in which the contract lists the codes, and shares no line with the rules that it checks.
 * `made` is the id that the table gave to a new offer.
 */
export function judge(floor: Floor, by: string, command: Command, made: string): Floor | string {
  switch (command.type) {
    case 'propose':
      return propose(floor, by, command, made);
    case 'finish':
      return isDone(floor, by) ? 'no-change' : { ...floor, finished: plus(floor.finished, by) };
    case 'unfinish':
      return floor.finished.has(by) ? unfinished(floor, by) : 'no-change';
    case 'bar':
      if (floor.barred.has(command.seat)) return 'no-change';
      return { ...floor, barred: plus(floor.barred, command.seat) };
    case 'unbar':
      if (!floor.barred.has(command.seat)) return 'no-change';
      return { ...floor, barred: minus(floor.barred, command.seat) };
    default:
      return 'offer' in command ? answer(floor, by, command) : floor;
  }
}

/** Whether a seat counts as finished: it says so, or has fewer than three cards. */
export const isDone = (floor: Floor, seat: string): boolean =>
  floor.finished.has(seat) || sizeOf(handOf(floor, seat)) < 3;

type Answer = Extract<Command, { offer: string }>;

function answer(floor: Floor, by: string, command: Answer): Floor | string {
  const paper = floor.papers.find(({ id }) => id === command.offer);
  if (paper?.from === by && command.type === 'accept') return 'two-parties-only';
  const isSeen = paper && [paper.from, paper.to ?? by].includes(by);
  if (!isSeen) return 'not-yours';
  const isMakers = ['revise', 'suspend', 'resume', 'withdraw'].includes(command.type);
  if (isMakers ? paper.from !== by : command.type === 'decline' && paper.from === by)
    return 'not-yours';
  return whatBecame(paper, by, command) ?? carryOut(floor, by, command, paper);
}

/** The code for an offer that is over, on hold or with somebody else, where the command minds. */
function whatBecame(paper: Paper, by: string, { type }: Answer): string | undefined {
  const { state } = paper;
  const isParty = by === paper.from || by === paper.to || by === paper.accepter;
  if (state === 'traded') return isParty || type === 'decline' ? 'trade-complete' : 'offer-taken';
  if (state === 'withdrawn' || (GONE.includes(state) && type !== 'revise')) return `offer-${state}`;
  const isHeld = ['accept', 'deliver', 'recall'].includes(type) || (type === 'decline' && !isParty);
  if (state === 'suspended' && isHeld) return 'offer-suspended';
  return state === 'accepted' && !isParty ? 'offer-taken' : undefined;
}

function carryOut(floor: Floor, by: string, command: Answer, paper: Paper): Floor | string {
  const open = { ...paper, state: 'open', accepter: null, named: [], sealed: {} };
  switch (command.type) {
    case 'revise':
      return revise(floor, command, paper);
    case 'accept':
      return accept(floor, by, command, paper);
    case 'deliver':
      return deliver(floor, by, command, paper);
    case 'withdraw':
      return put(floor, { ...open, state: 'withdrawn' });
    case 'suspend':
      if (paper.state === 'suspended') return 'no-change';
      return put(floor, { ...open, state: 'suspended' });
    case 'resume':
      if (paper.state !== 'suspended') return 'no-change';
      return floor.barred.has(by) ? 'barred' : put(floor, open);
    case 'recall': {
      const { [by]: own, ...rest } = paper.sealed;
      return own ? put(floor, { ...paper, sealed: rest }) : 'no-change';
    }
    case 'decline':
      if (paper.to === null && paper.accepter !== by) return 'not-yours';
      return put(floor, paper.to === null ? open : { ...open, state: 'declined' });
  }
}

function propose(
  floor: Floor,
  by: string,
  { to, gives, asks }: CommandOf<'propose'>,
  id: string,
): Floor | string {
  if (Array.isArray(to) || to === by) return 'two-parties-only';
  const terms = { gives, asks: { ...asks, named: asks.named ?? [] } };
  const paper = { id, from: by, to: to ?? null, revision: 1, state: 'open', ...terms };
  const whole = { ...paper, accepter: null, named: [], sealed: {} };
  return checkTerms(floor, whole) ?? unfinished(put(floor, whole), by);
}

function revise(
  floor: Floor,
  { gives, asks, note }: CommandOf<'revise'>,
  paper: Paper,
): Floor | string {
  if (paper.state === 'open' && !gives && !asks && note === undefined) return 'no-change';
  const terms = {
    gives: gives ?? paper.gives,
    asks: asks ? { ...asks, named: asks.named ?? [] } : paper.asks,
  };
  const revised = { ...paper, ...terms, revision: paper.revision + 1, state: 'open' };
  const whole = { ...revised, accepter: null, named: [], sealed: {} };
  const isSame = paper.state === 'open' && JSON.stringify(terms) === JSON.stringify(termsOf(paper));
  return isSame ? 'no-change' : (checkTerms(floor, whole) ?? put(floor, whole));
}

const termsOf = ({ gives, asks }: Paper) => ({ gives, asks });

function checkTerms(floor: Floor, paper: Paper): string | undefined {
  const { from, gives, asks } = paper;
  if (gives.count < 3 || asks.count < 3) return 'minimum-three';
  const isMuch = gives.named.length > gives.count || asks.named.length > asks.count;
  if (gives.named.length < 2 || isMuch) return 'name-two';
  if ([...gives.named, ...asks.named].some((name) => isUnnamed(floor, name)))
    return 'calamity-named';
  return checkHand(floor, from, gives, paper) ?? (floor.barred.has(from) ? 'barred' : undefined);
}

function checkHand(floor: Floor, seat: string, side: Side, paper: Paper): string | undefined {
  const tradable = tradableOf(floor, seat);
  if (tradable < 3) return 'too-few-cards';
  const isHeld = holds(freeOf(floor, seat, paper.id), bagOf(side.named.slice(0, 2)));
  return isHeld && side.count <= tradable ? undefined : 'not-held';
}

function accept(
  floor: Floor,
  by: string,
  { revision, named, cards }: CommandOf<'accept'>,
  paper: Paper,
): Floor | string {
  if (revision !== paper.revision) return 'stale-revision';
  if (paper.accepter === by) return 'no-change';
  const said = [...paper.asks.named, ...(named ?? [])];
  if (said.length < 2 || said.length > paper.asks.count) return 'name-two';
  if (named?.some((name) => isUnnamed(floor, name))) return 'calamity-named';
  const agreed = { ...paper, state: 'accepted', accepter: by, named: said };
  const wrong =
    checkHand(floor, by, { count: paper.asks.count, named: said }, paper) ??
    (cards && checkCards(floor, by, cards, agreed));
  if (wrong) return wrong;
  if (floor.barred.has(by) || floor.barred.has(paper.from)) return 'barred';
  return unfinished(put(floor, { ...agreed, sealed: cards ? { [by]: cards } : {} }), by);
}

function deliver(
  floor: Floor,
  by: string,
  { revision, cards }: CommandOf<'deliver'>,
  paper: Paper,
): Floor | string {
  if (revision !== paper.revision) return 'stale-revision';
  if (paper.state === 'open') return 'not-accepted';
  if (paper.sealed[by]) return 'already-delivered';
  const wrong = checkCards(floor, by, cards, paper);
  if (wrong) return wrong;
  if (floor.barred.has(by)) return 'barred';
  const sealed = { ...paper.sealed, [by]: cards };
  const next = unfinished(put(floor, { ...paper, sealed }), by);
  const [one, other] = [sealed[paper.from], sealed[paper.accepter ?? '']];
  return one && other ? settle(next, { ...paper, sealed }, one, other) : next;
}

function checkCards(floor: Floor, by: string, cards: Bag, paper: Paper): string | undefined {
  if (!holds(freeOf(floor, by, paper.id), cards)) return 'not-held';
  return floor.isHonour ? undefined : groundOf(floor, by, cards, paper);
}

/** In what the cards break the word that was given, if they do. */
function groundOf(floor: Floor, by: string, cards: Bag, paper: Paper): string | undefined {
  const side = by === paper.from ? paper.gives : { count: paper.asks.count, named: paper.named };
  if (sizeOf(cards) !== side.count) return 'count-mismatch';
  const isBad = (id: string) => floor.calamities.some((row) => row.id === id && !row.tradable);
  if (Object.entries(cards).some(([id, count]) => count > 0 && isBad(id))) return 'non-tradable';
  return holds(cards, bagOf(side.named.slice(0, 2))) ? undefined : 'cards-missing';
}

function settle(floor: Floor, paper: Paper, gave: Bag, got: Bag): Floor {
  const accepter = paper.accepter ?? '';
  const isMisdeal =
    groundOf(floor, paper.from, gave, paper) ?? groundOf(floor, accepter, got, paper);
  if (isMisdeal) {
    const open = { ...paper, state: 'open', revision: paper.revision + 1 };
    return put(floor, { ...open, accepter: null, named: [], sealed: {} });
  }
  const hands = {
    ...floor.hands,
    [paper.from]: added(taken(handOf(floor, paper.from), gave), got),
    [accepter]: added(taken(handOf(floor, accepter), got), gave),
  };
  const traded = put({ ...floor, hands }, { ...paper, state: 'traded' });
  return { ...traded, papers: traded.papers.map((each) => recheck(traded, each)) };
}

/** What hands no longer hold lapses, or is no longer accepted. */
function recheck(floor: Floor, paper: Paper): Paper {
  const open = { ...paper, state: 'open', accepter: null, named: [], sealed: {} };
  if (!['open', 'accepted', 'suspended'].includes(paper.state)) return paper;
  if (!isTrue(floor, paper.from, paper.gives)) return { ...open, state: 'lapsed' };
  const side = { count: paper.asks.count, named: paper.named };
  return paper.accepter && !isTrue(floor, paper.accepter, side) ? open : paper;
}

const isTrue = (floor: Floor, seat: string, { count, named }: Side): boolean =>
  holds(handOf(floor, seat), bagOf(named.slice(0, 2))) && count <= tradableOf(floor, seat);

const handOf = (floor: Floor, seat: string): Bag => floor.hands[seat] ?? {};

const tradableOf = ({ calamities, hands }: Floor, seat: string): number =>
  Object.entries(hands[seat] ?? {})
    .filter(([kind]) => !calamities.some(({ id, tradable }) => id === kind && !tradable))
    .reduce((sum, [, count]) => sum + count, 0);

const isUnnamed = (floor: Floor, name: string): boolean =>
  floor.calamities.some(
    ({ id, tradable }) => id === name && !(tradable && floor.mayNameCalamities),
  );

/** A hand without what is sealed into other deals. */
const freeOf = (floor: Floor, seat: string, but: string): Bag =>
  floor.papers
    .filter(({ id, state }) => id !== but && state === 'accepted')
    .reduce((left, { sealed }) => taken(left, sealed[seat] ?? {}), handOf(floor, seat));

function added(bag: Bag, more: Bag): Bag {
  const sum = { ...bag };
  for (const [kind, count] of Object.entries(more)) sum[kind] = (sum[kind] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count !== 0));
}

const taken = (bag: Bag, less: Bag): Bag =>
  added(bag, Object.fromEntries(Object.entries(less).map(([kind, count]) => [kind, -count])));

const put = (floor: Floor, paper: Paper): Floor => ({
  ...floor,
  papers: [...floor.papers.filter(({ id }) => id !== paper.id), paper],
});

const plus = (set: ReadonlySet<string>, one: string) => new Set([...set, one]);
const minus = (set: ReadonlySet<string>, one: string) =>
  new Set([...set].filter((each) => each !== one));
const unfinished = (floor: Floor, seat: string): Floor => ({
  ...floor,
  finished: minus(floor.finished, seat),
});
