import type { Affordance } from '@haggle/engine';
import type { Affordances, Command, PieceKind } from '../commands.ts';
import { nodes } from '../data/nodes.ts';
import { zones } from '../data/zones.ts';
import { isBoardHeld, MOST_PIECES, SUPPLY } from '../state.ts';
import type { SeatView, View } from '../view.ts';

/** What the host can do: the course of play, and changes of the board to fill in. */
export function forHost(view: View): Affordances {
  if (view.phase === 'idle') return [...course(view), ...board(view), correction(view)];
  return view.phase === 'revealed' ? [...board(view), correction(view)] : [correction(view)];
}

function course({ seats, age }: View): Affordances {
  return [
    ...Object.keys(seats).map((seat) => ({ command: { type: 'begin-turn', seat } as const })),
    { command: { type: 'end-round' } },
    { command: { type: 'set-age', age }, fields: ['age'] },
  ];
}

function board(view: View): Affordances {
  const pieces = piecesOn(view);
  return [...placing(view), ...removing(pieces), ...moving(view, pieces)];
}

const PIECE_FIELDS = ['what', 'at', 'realm', 'size', 'slot', 'in', 'count'];

function placing({ seats }: View): Affordances {
  const room = Object.entries(seats).find(([, { influence }]) => influence.length < MOST_PIECES);
  if (room === undefined) return [];
  const [realm] = room;
  const command: Command = { type: 'place', what: 'influence', at: 'austria', realm };
  return [{ command, fields: PIECE_FIELDS }];
}

function removing([piece]: readonly Lying[]): Affordances {
  return piece ? [{ command: { type: 'remove', ...piece }, fields: PIECE_FIELDS }] : [];
}

function moving({ seats }: View, pieces: readonly Lying[]): Affordances {
  for (const { what, at: from, realm = '' } of pieces) {
    if (what !== 'merchant' && what !== 'light-ship') continue;
    const to = what === 'merchant' ? nextNode(seats[realm], from) : nextZone(from);
    const command: Command = { type: 'move', what, realm, from, to };
    return [{ command, fields: ['what', 'realm', 'from', 'to', 'slot', 'laid'] }];
  }
  return [];
}

/** From a node to the supply, from there to a node without a Merchant of the realm. */
function nextNode(realm: SeatView | undefined, from: string): string {
  if (from !== SUPPLY) return SUPPLY;
  const held = realm?.merchants.map(({ node }) => node) ?? [];
  return nodes.find(({ id }) => !held.includes(id))?.id ?? SUPPLY;
}

function nextZone(from: string): string {
  return zones.find(({ id }) => id !== from)?.id ?? from;
}

/** A monarch power as it is: unlike ducats it never comes to more than a correction can say. */
function correction({ seats, phase }: View): Affordance<Command> {
  const [[realm, own] = ['', undefined]] = Object.entries(seats);
  const { diplomaticPower = 0 } = own ?? {};
  return {
    command: { type: 'correct', realm, diplomaticPower, why: 'a slip' },
    fields: [
      'realm',
      'ducats',
      'administrativePower',
      'diplomaticPower',
      'interest',
      'prestige',
      ...(isBoardHeld(phase) ? [] : ['capital']),
      'why',
    ],
  };
}

/** A piece that lies somewhere, as `remove` names it. */
type Lying = { readonly what: PieceKind; readonly at: string; readonly realm?: string };

/** Everything that lies on the board. */
function piecesOn({ seats, hostile, occupied, dnpr, pirates, expanded }: View): readonly Lying[] {
  return [
    ...Object.entries(seats).flatMap(([realm, own]) => piecesOf(realm, own)),
    ...Object.entries(hostile).flatMap(([realm, at]) => lying('hostility', at, realm)),
    ...lying('occupation', Object.keys(occupied)),
    ...lying('dnpr', dnpr),
    ...lying('pirate', Object.keys(pirates)),
    ...lying('expansion', expanded),
  ];
}

function piecesOf(realm: string, own: SeatView): readonly Lying[] {
  const { towns, vassals, influence, claims, merchants, lightShips } = own;
  return [
    ...lying('town', [...towns.small, ...towns.large], realm),
    ...lying('vassal', vassals, realm),
    ...lying('influence', influence, realm),
    ...lying('claim', claims, realm),
    ...lying(
      'merchant',
      merchants.map(({ node }) => node),
      realm,
    ),
    ...lying(
      'light-ship',
      lightShips.map(({ zone }) => zone),
      realm,
    ),
  ];
}

function lying(what: PieceKind, places: readonly string[], realm?: string): readonly Lying[] {
  return places.map((at) => ({ what, at, ...(realm !== undefined && { realm }) }));
}
