import type { Words } from '@haggle/engine';
import shared from './words/en.json' with { type: 'json' };

/** The words that both Civilization games share, with a game's own words over them. */
export function makeWords(own: Words): Words {
  return {
    refusals: { ...shared.refusals, ...own.refusals },
    events: { ...shared.events, ...own.events },
    names: { ...shared.names, ...own.names },
  };
}
