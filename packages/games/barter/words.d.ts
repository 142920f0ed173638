import type { Words } from '@haggle/engine';
/** The words that both Civilization games share, with a game's own words over them. */
export declare function makeWords(own: Words): Words;
