import { chanceAt, type TalkLine } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import type { Command } from '../commands.ts';
import type { TradeView, View } from '../view.ts';
import { barterBot } from './bot.ts';
import { chat } from './chat.ts';
import { readSituation } from './situation.ts';
import { facts, lowest, offerOf, viewOf } from './testing/table.ts';

const bot = barterBot(facts);
const HAND = { salt: 2, grain: 2, iron: 1, wine: 1, piracy: 1 };

function wordTo(to: string | null, text: string, at = 1): TalkLine {
  return { from: 'egypt', to, text, at };
}

function answer(parts: Partial<View>): Command | null {
  const move = bot(viewOf(HAND, parts), { seat: 'crete', now: 60_000, random: lowest });
  return 'command' in move ? move.command : null;
}

describe('a bot that is spoken to', () => {
  it.each([
    ['what it looks for', 'Shall we trade?', 'I look for Grain and Wine: offer me two of them.'],
    ['that it collects a kind', 'Any salt?', 'Salt I collect myself.'],
    ['that a kind might be had', 'Do you have WINE?', 'A card of Wine might be had from me.'],
    ['that it has none', 'Gold for me?', 'No Gold here.'],
    ['nothing of calamities', 'Is there a calamity in it?', 'A calamity? From me? Never.'],
  ])('tells %s', (_title, text, told) => {
    const line = { type: 'say', to: 'egypt', text: told };
    expect(answer({ talk: [wordTo('crete', text)] })).toEqual(line);
  });

  it('answers to all where all were greeted, and leaves what is said to others alone', () => {
    const hello = answer({ talk: [wordTo(null, 'Hi all, first time here')] });
    expect(hello).toMatchObject({ type: 'say', text: expect.stringContaining('I look for') });
    expect(hello).not.toHaveProperty('to');
    expect(answer({ talk: [wordTo(null, 'Thrace, shall we?')] })).not.toMatchObject({
      type: 'say',
    });
  });

  it('says something else when it is asked again, and each thing once', () => {
    const talk: TalkLine[] = [];
    const told = new Set<string>();
    for (let round = 1; round <= 10; round++) {
      talk.push(wordTo('crete', 'And now?', round));
      const command = answer({ talk });
      if (command?.type !== 'say') break;
      expect(told).not.toContain(command.text);
      told.add(command.text);
      talk.push({ from: 'crete', to: 'egypt', text: command.text, at: round });
    }
    expect(told.size).toBeGreaterThanOrEqual(4);
  });

  it('answers when it has finished, and when there is no trading', () => {
    const talk = [wordTo('crete', 'Wait!')];
    const seats = { crete: { cards: 8, finished: true }, egypt: { cards: 8, finished: false } };
    expect(answer({ talk, seats })).toMatchObject({ text: expect.stringContaining('done') });
    const offers = { 'crete-1': offerOf({ from: 'crete' }) };
    expect(answer({ talk, seats, offers })).toMatchObject({
      text: 'I offer no more in this turn, but what I have offered still stands.',
    });
    const over = answer({ talk, phase: 'purchase', deadline: null });
    expect(over).toMatchObject({ type: 'say', to: 'egypt' });
  });
});

describe('a bot that chats', () => {
  it('says nothing that somebody has just said', () => {
    const trades = Array.from({ length: 30 }, (_, index): TradeView => {
      return { id: `trade-${index}`, between: ['crete', 'egypt'], gave: {}, got: {} };
    });
    const talk: TalkLine[] = [];
    for (let chance = 1; chance <= 400; chance++) {
      const random = chanceAt('chat', chance);
      const seen = { seat: 'crete', now: 60_000, random };
      const command = chat(readSituation(viewOf(HAND, { trades, talk }), facts, seen));
      if (command?.type !== 'say') continue;
      expect(talk.map(({ text }) => text)).not.toContain(command.text);
      talk.push({ from: 'crete', to: null, text: command.text, at: chance });
    }
    expect(talk.length).toBeGreaterThan(3);
  });
});
