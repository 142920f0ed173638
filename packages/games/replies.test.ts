import type { TalkLine } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { answerTalk, explain, findQuestion, mentions } from './replies.ts';

let at = 0;
function said(from: string, to: string | null, text: string): TalkLine {
  at += 1;
  return { from, to, text, at };
}

describe('a line that waits for an answer', () => {
  it('is what somebody says to a seat alone, until it has answered', () => {
    const asked = said('ana', 'ben', 'Salt?');
    expect(findQuestion([asked], 'ben')).toBe(asked);
    expect(findQuestion([asked], 'ana')).toBeNull();
    expect(findQuestion([asked], 'cleo')).toBeNull();
    const told = said('ben', 'ana', 'For iron.');
    expect(findQuestion([asked, told], 'ben')).toBeNull();
    const again = said('ana', 'ben', 'I have none.');
    expect(findQuestion([asked, told, again], 'ben')).toBe(again);
  });

  it('is answered once, however many lines came before the answer', () => {
    const asked = ['Salt?', 'Or iron?'].map((text) => said('ana', 'ben', text));
    expect(findQuestion(asked, 'ben')).toBe(asked[1]);
    expect(findQuestion([...asked, said('ben', 'ana', 'Salt.')], 'ben')).toBeNull();
  });

  it('comes before a greeting', () => {
    const asked = said('ana', 'ben', 'Salt?');
    expect(findQuestion([asked, said('ana', null, 'Hello')], 'ben')).toBe(asked);
  });

  it('is not that of another, to whom it has answered or not', () => {
    const lines = [
      said('ana', 'ben', 'Salt?'),
      said('cleo', 'ben', 'Iron?'),
      said('ben', 'cleo', 'No.'),
    ];
    expect(findQuestion(lines, 'ben')).toBe(lines[0]);
  });

  it('is what is said to all by the name of the seat, and a greeting before anybody has answered', () => {
    const named = said('ana', null, 'Jol-Nar, shall we?');
    expect(findQuestion([named], 'jol-nar')).toBe(named);
    expect(findQuestion([named], 'hacan')).toBeNull();
    const hello = said('ana', null, 'Hello everybody!');
    expect(findQuestion([hello], 'hacan')).toBe(hello);
    expect(findQuestion([hello], 'ana')).toBeNull();
    expect(findQuestion([hello, said('hacan', null, 'Welcome.')], 'jol-nar')).toBeNull();
    expect(findQuestion([said('ana', null, 'Anybody in a mood to swap?')], 'hacan')).toBeNull();
  });

  it('is none that turns something down', () => {
    const no = explain([], 'ana', 'ben', 'I have no salt.');
    expect(no).toEqual({ type: 'say', to: 'ben', text: 'No: I have no salt.' });
    expect(findQuestion([said('ana', 'ben', no?.text ?? '')], 'ben')).toBeNull();
  });
});

describe('an answer', () => {
  it('goes to whom the line was for, and never says the same twice', () => {
    const asked = said('ana', 'ben', 'Salt?');
    const lines = () => ['one', 'two'];
    const first = { type: 'say', to: 'ana', text: 'one' };
    expect(answerTalk([asked], 'ben', lines)).toEqual(first);
    const talk = [asked, said('ben', 'ana', 'one'), said('ana', 'ben', 'Or iron?')];
    expect(answerTalk(talk, 'ben', lines)).toMatchObject({ text: 'two' });
    expect(answerTalk(talk, 'ben', () => ['one'])).toBeNull();
    const hello = said('ana', null, 'Hello');
    expect(answerTalk([hello], 'ben', lines)).toEqual({ type: 'say', text: 'one' });
    expect(answerTalk([], 'ben', lines)).toBeNull();
  });

  it('that turns something down is given once', () => {
    const talk = [said('ana', 'ben', 'No: I have no salt.')];
    expect(explain(talk, 'ana', 'ben', 'I have no salt.')).toBeNull();
    expect(explain(talk, 'ana', 'ben', 'I have no iron.')).not.toBeNull();
  });
});

describe('a text', () => {
  it('mentions what is in it as words, in whatever case', () => {
    expect(mentions('Got Barbarian  hordes?', 'barbarian-hordes')).toBe(true);
    expect(mentions('assault', 'salt')).toBe(false);
  });
});
