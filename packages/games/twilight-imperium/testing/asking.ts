import type { Random } from '@haggle/engine';
import { oneOf } from '../../testing/drawing.ts';
import { findAffordances } from '../affordances.ts';
import type { Command } from '../commands.ts';
import { NOTE_PLACES, PHASES, WORMHOLES } from '../lists.ts';
import { notesOf } from '../notes.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** What is asked for more often than its share, by type or by effect: histories without transactions show little. */
const EAGER: Readonly<Record<string, number>> = {
  accept: 120,
  propose: 2,
  'begin-turn': 2,
  'play-note': 12,
  'end-turn': 0.5,
  'enter-phase': 0.4,
  discard: 60,
  use: 0.7,
  'dynamis-core': 8,
  gain: 0.4,
  pillage: 40,
  'waive-pillage': 40,
  activate: 3,
  'replace-agenda': 12,
  'begin-agenda': 4,
  'follow-trade': 40,
  'resolve-trade': 5,
  'end-agenda': 2,
  'end-event': 3,
  eliminate: 0.3,
};

/** A command that somebody might give now: mostly one that is offered, sometimes anything. */
export function drawCommand(state: State, by: string, random: Random): unknown {
  const view = see(state, by);
  // The host waits mostly: else he would end every turn before anybody transacts.
  if (by === 'host' && state.phase === 'action' && random(3) === 0) {
    return { type: 'begin-turn', seat: oneOf(state.ids, random) };
  }
  const offered = findAffordances(view).map(({ command }) => command);
  const isDue = state.pending.some((one) => one.by === by);
  if (!isDue && random(3) === 0) return drawAny(state, view, by, random);
  let drawn = random(
    Math.max(1, Math.round(offered.reduce((sum, command) => sum + weightOf(command), 0))),
  );
  const command = offered.find((one) => {
    drawn -= weightOf(one);
    return drawn < 0;
  });
  switch (command?.type) {
    case 'propose':
      return drawProposal(state, view, by, random);
    case 'say':
      return drawLine(state, random);
    default:
      return command;
  }
}

/** Something said to all, or to a seat, which may be the speaker's own. */
function drawLine({ ids }: State, random: Random): unknown {
  const to = random(3) === 0 ? null : oneOf(ids, random);
  return { type: 'say', to, text: `word ${random(5)}` };
}

function weightOf(command: Command): number {
  const effect = command.type === 'use' ? EAGER[command.effect] : undefined;
  return 10 * (effect ?? EAGER[command.type] ?? 1);
}

function drawProposal(state: State, view: View, by: string, random: Random): unknown {
  const others = state.ids.filter((id) => id !== by);
  const isActive = random(3) > 0 && others.includes(state.active ?? '');
  const to = isActive ? (state.active ?? undefined) : oneOf(others, random);
  return {
    type: 'propose',
    to,
    gives: drawItems(state, view, by, to, random),
    asks: random(2) === 0 ? {} : { tradeGoods: random(2), commodities: random(2) },
    ...(random(4) === 0 && { deal: [drawTerm(by, random)] }),
  };
}

function drawTerm(by: string, random: Random): unknown {
  return { text: 'peace', by, when: random(2) === 0 ? 'now' : 'later' };
}

function drawItems(
  state: State,
  view: View,
  by: string,
  to: string | undefined,
  random: Random,
): Record<string, unknown> {
  const own = view.seats[by];
  const captives = Object.hasOwn(own?.captured ?? {}, to ?? '') && random(2) === 0;
  const hand = view.hand;
  const isHacan = [by, to].some((id) => state.seats[id ?? '']?.faction === 'hacan');
  return {
    ...(random(3) > 0 && { commodities: random((own?.commodities ?? 0) + 1) }),
    ...(random(3) === 0 && { tradeGoods: random((own?.tradeGoods ?? 0) + 1) }),
    ...(random(4) === 0 && { relicFragments: { cultural: random(2) } }),
    ...(random(2) === 0 && { promissoryNote: oneOf(hand?.promissoryNotes ?? [], random) }),
    ...(isHacan && random(3) > 0 && { actionCards: hand?.actionCards.slice(0, random(6)) }),
    ...(random(6) === 0 && { relics: own?.relics.slice(0, 1) }),
    ...(random(8) === 0 && { planets: own?.planets.slice(0, 1) }),
    ...(random(12) === 0 && { secrets: hand?.secrets.slice(0, 1) }),
    ...(captives && { captured: { [to ?? '']: { cruiser: 1 } } }),
  };
}

function drawAny(state: State, view: View, by: string, random: Random): unknown {
  const seat = oneOf(state.ids, random);
  const offer = drawOffer(state, random);
  const any: readonly (() => unknown)[] = [
    () => drawProposal(state, view, by, random),
    () => ({ type: 'accept', offer, revision: 1 + random(2) }),
    () => ({ type: oneOf(['withdraw', 'decline'], random), offer }),
    () => ({ type: 'revise', offer, gives: drawItems(state, view, by, seat, random) }),
    () => ({ type: 'play-note', note: drawNote(state, random), target: seat, system: 26 }),
    () => ({
      type: 'hand-over',
      to: seat,
      items: drawGift(view, random),
      effect: drawGiver(random),
    }),
    () => ({ type: 'spend', commodities: 1, permittedBy: 'keleres-xander' }),
    () => ({ type: 'gain', commodities: random(3), tradeGoods: random(3) }),
    () => ({ type: 'use', effect: drawEffect(random), target: seat, systems: [62, 69] }),
    () => ({ type: 'activate', system: 41, seats: state.ids.filter(() => random(2) === 0) }),
    () => ({ type: 'enter-phase', phase: oneOf(PHASES, random) }),
    () => ({ type: 'move', seat, system: oneOf([18, 62, 26], random), present: random(2) === 0 }),
    () => ({ type: 'correct', why: 'a slip', seat, ...drawCorrection(state, random) }),
    () => ({ type: 'repeal', law: 'minister-of-commerce' }),
    () => ({ type: oneOf(['pass', 'end-combat', 'end-agenda', 'end-event'], random) }),
    () => ({
      type: 'place-wormhole',
      system: 62,
      wormhole: oneOf(WORMHOLES, random),
      present: true,
    }),
  ];
  return oneOf(any, random)?.();
}

function drawGift(view: View, random: Random): unknown {
  const note = oneOf(view.hand?.promissoryNotes ?? [], random);
  if (random(2) === 0 && note) return { promissoryNote: note };
  return { commodities: view.seats[view.viewer]?.commodities ?? 1 };
}

function drawGiver(random: Random): string | undefined {
  return oneOf(['salvage', 'diplomatic-pressure', 'seize-artifact'], random);
}

const EFFECTS = ['keleres-iihq', 'winnu-lgf', 'empyrean-void-tether', 'vuilraith-agent', 'dmz'];

function drawEffect(random: Random): string | undefined {
  return oneOf(EFFECTS, random);
}

function drawCorrection(state: State, random: Random): object {
  switch (random(5)) {
    case 0:
      return { tradeGoods: random(5) };
    case 1:
      return { spaceStations: random(2), relics: [] };
    case 2:
      return { actionCards: ['sabotage'] };
    case 3:
      return { commodities: random(3) };
    default:
      return { note: drawNote(state, random), place: oneOf(NOTE_PLACES, random) };
  }
}

function drawNote(state: State, random: Random): string | undefined {
  const owner = oneOf(state.ids, random) ?? '';
  const notes = notesOf(owner, state.seats[owner]?.faction ?? '', state.expansions);
  return oneOf(notes, random);
}

/** Any offer of the table, also one that the asker may not see. */
function drawOffer(state: State, random: Random): string | undefined {
  const offers = Object.values(state.pairs).flatMap(({ open, over }) => [...open, ...over]);
  return oneOf(offers, random)?.id ?? 'ana-leo-1';
}
