import { listOf, nameOf, say, seatName } from '../say.ts';
import type { SystemInfo } from './systems.ts';

/** A system with those who are in it. */
export type Mention = { readonly info: SystemInfo; readonly present: readonly string[] };

/** What a system is called: number and name. */
export function titleOf({ id, number, name }: SystemInfo): string {
  if (number === '') return say('system.home', { id });
  return name === '' ? number : `${number} ${name}`;
}

/** What makes a system particular, in words: wormholes and anomalies. */
export function traitsOf({ wormholes, anomalies }: SystemInfo): string[] {
  return [
    ...wormholes.map((type) => say('system.wormhole', { type: nameOf(type) })),
    ...anomalies.map((anomaly) => anomaly.replaceAll('-', ' ')),
  ];
}

/** A system as a screen reader tells it: what it is, and who is there. */
export function tellSystem({ info, present }: Mention): string {
  const who =
    present.length === 0
      ? say('system.nobody')
      : say('system.there', { seats: listOf(present.map(seatName)) });
  return [titleOf(info), ...traitsOf(info), who].join(', ');
}
