import type { Affordances } from '../commands.ts';
import { isSilenced, isToCome } from '../effects/eligibility.ts';
import { readMap } from '../neighbors/map.ts';
import { isAnomaly } from '../neighbors/systems.ts';
import type { HandView, SeatView, View } from '../view.ts';

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
    ...ofFaction(view, seat, own.faction),
    ...ofBoard(view, seat, own.faction),
    ...ofGoods(own),
    ...ofRelics(view, seat, own),
    ...ofActivation(view, seat, hand),
  ];
}

/** By faction, the effect that it can use with another seat. */
const WITH_OTHERS: Readonly<Record<string, string>> = {
  nomad: 'nomad-tcs',
  yssaril: 'yssaril-deepgloom',
};

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
  const beyond = WITH_OTHERS[view.seats[seat]?.faction ?? ''];
  const market = 'black-market-dealings';
  return [
    ...(beyond ? using(beyond, ['target']) : []),
    ...(canPlay(view, seat, hand, market) ? using(market, ['target', 'offer']) : []),
  ];
}

function canPlay({ seats }: View, seat: string, { actionCards }: HandView, card: string): boolean {
  return actionCards.includes(card) && !isSilenced({ seats }, seat);
}

/** Carth of Golden Sands, and The Stillness of Stars where another has just replenished. */
function ofFaction({ phase, replenished }: View, seat: string, faction: string): Affordances {
  const fields = ['target'];
  if (faction === 'hacan' && phase === 'action') {
    return [{ command: { type: 'use', effect: 'hacan-carth' }, fields }];
  }
  const target = replenished.find((other) => other !== seat);
  if (faction !== 'vuilraith' || target === undefined) return [];
  return [{ command: { type: 'use', effect: 'vuilraith-agent', target }, fields }];
}

/** What changes who is adjacent to what, where there is a map for it to change and it has not yet. */
function ofBoard({ board, active }: View, seat: string, faction: string): Affordances {
  if (board === null) return [];
  if (faction === 'keleres' && !board.modernized.includes(seat)) {
    return [{ command: { type: 'use', effect: 'keleres-iihq' } }];
  }
  if (faction === 'winnu' && active === seat && !board.folded.includes(seat)) {
    return [{ command: { type: 'use', effect: 'winnu-lgf' } }];
  }
  const [border] = readMap(board.map).links;
  if (faction !== 'empyrean' || border === undefined) return [];
  const systems = [border.from, border.to];
  return [
    { command: { type: 'use', effect: 'empyrean-void-tether', systems }, fields: ['systems'] },
  ];
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
function ofRelics({ active, combat }: View, seat: string, { relics }: SeatView): Affordances {
  const isTimely = active === seat && combat === null;
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
