import { expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { redact } from '../../redaction.ts';
import { isNews } from './news.ts';

const BETWEEN: [string, string] = ['france', 'castile'];
const REALMS = ['france', 'castile', 'england'];

test('the maker is shown what became of his offer, who was addressed that it was taken back', () => {
  const shownTo = (type: string) =>
    REALMS.filter((realm) => isNews({ type, between: BETWEEN }, realm));
  expect(['agreed', 'declined', 'withdrawn', 'revised'].map(shownTo)).toEqual([
    ['france'],
    ['france'],
    ['castile'],
    [],
  ]);
});

test('an agreement of two others is no news, as the log of a third realm and of the host tells it', () => {
  const paid = { payer: 'france', payee: 'castile', ducats: 7, gave: 7, got: 0 };
  const agreed: Event = {
    type: 'agreed',
    offer: '1',
    between: BETWEEN,
    deal: 'peace',
    ...paid,
  };
  const shown = [...REALMS, 'host', 'spectator'].filter((viewer) =>
    isNews(redact(agreed, viewer), viewer),
  );
  expect(shown).toEqual(['france']);
});
