import { describe, expect, it } from 'vitest';
import { parseBag } from './value.ts';

describe('a bag as text', () => {
  const bag = (text: string) => {
    const parsed = parseBag(text);
    return parsed.ok ? parsed.value : parsed.message;
  };

  it('is a list of cards or JSON', () => {
    expect(bag('bronze*3,grain*2')).toEqual({ bronze: 3, grain: 2 });
    expect(bag(' bronze × 3 , grain ')).toEqual({ bronze: 3, grain: 1 });
    expect(bag('salt,salt*2')).toEqual({ salt: 3 });
    expect(bag(' {"salt":1}')).toEqual({ salt: 1 });
    expect(bag('salt*0')).toEqual({ salt: 0 });
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'salt*',
      '*3',
      'salt grain',
      'salt,,iron',
      'salt:2',
      'salt=2',
      '2salt',
      '2*salt',
    ]) {
      expect(bag(text)).toContain('is no card');
    }
    for (const count of ['-1', '1.5', '3*3', '10000000']) {
      expect(bag(`salt*${count}`)).toContain(`"${count}" is no number of cards: salt`);
    }
    expect(bag('{')).toContain('no JSON');
    expect(bag('["salt"]')).toContain('a list');
    expect(bag('{"salt":2,"salt":3}')).toContain('"salt" stands there twice');
  });
});
