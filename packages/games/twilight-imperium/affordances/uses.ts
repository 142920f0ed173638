import { isToCome } from '../allowance.ts';
import type { Affordances } from '../commands.ts';
import { isSilenced } from '../effects/notes-in-play.ts';
import { hasEffect } from '../effects/owning.ts';
import { readMap } from '../neighbors/map.ts';
import { isAnomaly } from '../neighbors/systems.ts';
import { mayAct } from '../order.ts';
import type { BoardView, HandView, SeatView, View } from '../view.ts';

/** The effects that a seat can use of its own will; `others` are those to use them with. */
export function onEffects(
  view: View,
  seat: string,
  hand: HandView,
  others: readonly string[],
): Affordances {
  const own = view.seats[seat];
  if (own === undefined) return [];
  return [
    ...withAnother(view, seat, hand, others),
    ...ofAgents(view, seat),
    ...ofBoard(view, seat),
    ...ofGoods(own),
    ...ofRelics(view, seat, own),
    ...ofActivation(view, seat, hand),
  ];
}

/** Effects that are used with another seat. */
const WITH_OTHERS: readonly string[] = ['nomad-tcs', 'yssaril-deepgloom'];

/** A transaction beyond the allowance, or a wider one; with nobody again before it has come about. */
function withAnother(
  view: View,
  seat: string,
  hand: HandView,
  others: readonly string[],
): Affordances {
  const using = (effect: string, fields: readonly string[]): Affordances => {
    const target = others.find((other) => !isToCome(view, effect, seat, other));
    return target === undefined ? [] : [{ command: { type: 'use', effect, target }, fields }];
  };
  const market = 'black-market-dealings';
  return [
    ...WITH_OTHERS.filter((effect) => hasEffect(view, effect, seat)).flatMap((effect) =>
      using(effect, ['target']),
    ),
    ...(canPlay(view, seat, hand, market) ? using(market, ['target', 'offer']) : []),
  ];
}

function canPlay({ seats }: View, seat: string, { actionCards }: HandView, card: string): boolean {
  return actionCards.includes(card) && !isSilenced({ seats }, seat);
}

/** Carth of Golden Sands, and The Stillness of Stars where another has just replenished. */
function ofAgents(view: View, seat: string): Affordances {
  const fields = ['target'];
  const target = view.replenished.find((other) => other !== seat);
  const carth = { command: { type: 'use', effect: 'hacan-carth' } as const, fields };
  const stillness = {
    command: { type: 'use', effect: 'vuilraith-agent', target } as const,
    fields,
  };
  const canSend = view.phase === 'action' && hasEffect(view, 'hacan-carth', seat);
  const canStill = target !== undefined && hasEffect(view, 'vuilraith-agent', seat);
  return [...(canSend ? [carth] : []), ...(canStill ? [stillness] : [])];
}

/** What changes who is adjacent to what, where there is a map for it to change and it has not yet. */
function ofBoard(view: View, seat: string): Affordances {
  const { board, active } = view;
  if (board === null) return [];
  const uses: readonly Offered[] = [
    { effect: 'keleres-iihq', isOpen: !board.modernized.includes(seat) },
    { effect: 'winnu-lgf', isOpen: active === seat && !board.folded.includes(seat) },
  ];
  const open = uses.filter(({ effect, isOpen }) => isOpen && hasEffect(view, effect, seat));
  return [
    ...open.map(({ effect }) => ({ command: { type: 'use', effect } as const })),
    ...tethers(view, board, seat),
  ];
}

type Offered = { readonly effect: string; readonly isOpen: boolean };

function tethers(view: View, { map }: BoardView, seat: string): Affordances {
  const effect = 'empyrean-void-tether';
  const [border] = readMap(map).links;
  if (border === undefined || !hasEffect(view, effect, seat)) return [];
  const systems = [border.from, border.to];
  return [{ command: { type: 'use', effect, systems }, fields: ['systems'] }];
}

/** What a seat can make of what lies in front of it. */
function ofGoods({ spaceStations, planets, demilitarized }: SeatView): Affordances {
  const planet = planets.find((one) => !demilitarized.includes(one));
  const zone = { type: 'use', effect: 'dmz', cards: planet === undefined ? [] : [planet] } as const;
  return [
    ...(spaceStations > 0 ? [{ command: { type: 'use', effect: 'space-stations' } as const }] : []),
    ...(planet === undefined ? [] : [{ command: zone, fields: ['cards'] }]),
  ];
}

/** Dynamis Core is purged as an action of one's own turn, outside combats. */
function ofRelics(view: View, seat: string, { relics }: SeatView): Affordances {
  const isTimely = mayAct(view, seat) && view.combat === null;
  if (!isTimely || !relics.includes('dynamis-core')) return [];
  return [{ command: { type: 'use', effect: 'dynamis-core' } }];
}

/** Harness Energy, right after its player has activated an anomaly. */
function ofActivation(view: View, seat: string, hand: HandView): Affordances {
  const effect = 'harness-energy';
  const { activation, isJustActivated = false } = view;
  const isTimely = isJustActivated && activation?.by === seat && isAnomaly(activation.system);
  return isTimely && canPlay(view, seat, hand, effect)
    ? [{ command: { type: 'use', effect } }]
    : [];
}
