import { writeSentence } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { READINGS } from '../readings.ts';
import { words } from '../words.ts';
import { nameOf, say, shortOf } from './say.ts';
import sentences from './setup/words/en.json' with { type: 'json' };

describe('the sentences of the panel', () => {
  it('begin with a capital where they begin with a realm', () => {
    const realm = nameOf(words, 'papal');
    expect(realm).toBe('the Papal States');
    expect(say('idle.theirs', { realm })).toBe('The Papal States are at turn.');
    expect(say('offer.theirs-gives', { realm, gives: 1 })).toBe(
      'The Papal States offer you 1 ducat',
    );
    expect(say('province.small', { realm })).toBe('Small town of the Papal States');
  });

  it('have the verb that goes with a realm', () => {
    const told = (id: string) => [
      say('idle.nodes', { realm: nameOf(words, id) }),
      say('ranking.theirs-hint', { realm: nameOf(words, id) }),
      say('inflation.theirs', { realm: nameOf(words, id) }),
    ];
    expect(told('ottomans')).toEqual([
      'Nodes that the Ottomans reach',
      'Make the Ottomans an offer before they decide.',
      'The Ottomans settle the inflation that their gold brings.',
    ]);
    expect(told('netherlands')).toEqual([
      'Nodes that the Netherlands reaches',
      'Make the Netherlands an offer before it decides.',
      'The Netherlands settles the inflation that its gold brings.',
    ]);
  });

  it('are written as those of the log and of refusals, whatever the place is called that they begin with', () => {
    const place = nameOf(words, 'papal');
    expect(say('reach.times', { place, n: 2 })).toBe(writeSentence(`${place} (2)`, words));
    expect(say('reach.times', { place, n: 2 })).toBe('The Papal States (2)');
  });

  it('call what has no name of its own by its id', () => {
    expect(nameOf(words, 'new-carthage')).toBe('New Carthage');
    expect(nameOf(words, 'far-east')).toBe('Far East');
    expect(nameOf(words, 'india-and-arabia')).toBe('India & Arabia');
  });

  it('tell every reading that can be chosen', () => {
    const keys = Object.entries(READINGS)
      .filter(([, choices]) => choices.length > 1)
      .flatMap(([name, choices]) => [
        `option.${name}`,
        ...choices.flatMap((one) => (typeof one === 'string' ? [`option.${name}-${one}`] : [])),
      ]);
    expect(Object.keys(sentences)).toEqual(expect.arrayContaining(keys));
  });

  it('call a realm briefly where there is little room', () => {
    const short = ['ottomans', 'brandenburg', 'france'].map((realm) => shortOf(words, realm));
    expect(short).toEqual(['Ottomans', 'Brandenb.', 'France']);
  });
});
