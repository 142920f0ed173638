import { chanceAt, submit, type Table, type TalkLine, viewersOf } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneOf } from './testing/drawing.ts';
import { walksUpTo } from './testing/events.ts';
import { loadKits } from './testing/kits.ts';

const LINE = 'nobody says this by chance';

type View = { readonly talk: readonly TalkLine[] };
const viewOf = ({ game, state }: Table, viewer: string) => game.view(state, viewer) as View;

/** All that a viewer is shown, and can do, at a table: as text, so that the order of its fields counts too. */
const shown = ({ game }: Table, view: View) => JSON.stringify([view, game.affordances(view)]);

describe.each(await loadKits())('at any table of $game.title', (kit) => {
  /** Has each seat say something at moments of many histories, and looks at the table before and after it. */
  function forLines(look: (before: Table, after: Table, line: TalkLine) => void): void {
    let met = 0;
    const property = fc.property(walksUpTo(40), (walk) => {
      const random = chanceAt(`talk ${walk.seed}`, walk.length);
      play(kit, walk, {
        asked: ({ before, now }) => {
          const ids = kit.game.seatsOf(before.state);
          const from = oneOf(ids, random) ?? '';
          const to = random(3) === 0 ? null : (oneOf(ids, random) ?? null);
          if (to === from) return;
          met += 1;
          const said = submit(before, { type: 'say', to, text: LINE }, { by: from, now });
          if (!said.ok) throw new Error(`${from} may not talk: ${JSON.stringify(said.refusal)}`);
          expect(said.value.entries).toHaveLength(1);
          look(before, said.value.table, { from, to, text: LINE, at: now });
        },
      });
    });
    fc.assert(property, { numRuns: 15 });
    expect(met).toBeGreaterThan(0);
  }

  it('everybody can say something at any time, and whoever may hear it does', () => {
    forLines((before, after, line) => {
      for (const viewer of viewersOf(kit.game, after.state)) {
        const [old, view] = [viewOf(before, viewer), viewOf(after, viewer)];
        const hears = line.to === null || [line.from, line.to].includes(viewer);
        expect(view.talk).toEqual(hears ? [...old.talk, line].slice(-50) : old.talk);
      }
    });
  });

  it('what is said changes nothing besides, and for who does not hear it nothing at all', () => {
    forLines((before, after) => {
      expect(kit.count(after.state)).toEqual(kit.count(before.state));
      expect(kit.game.deadline(after.state)).toBe(kit.game.deadline(before.state));
      for (const viewer of viewersOf(kit.game, after.state)) {
        const [old, view] = [viewOf(before, viewer), viewOf(after, viewer)];
        expect(shown(after, { ...view, talk: old.talk })).toBe(shown(before, old));
      }
    });
  });

  it('a seat is always offered to talk, and nobody else is', () => {
    forLines(({ game, state }) => {
      for (const viewer of viewersOf(game, state)) {
        const offered = game.affordances(game.view(state, viewer));
        const talk = offered.filter(({ command }) => command.type === 'say');
        const isSeat = game.seatsOf(state).includes(viewer);
        expect(talk.map(({ fields }) => fields)).toEqual(isSeat ? [['to', 'text']] : []);
      }
    });
  });
});
