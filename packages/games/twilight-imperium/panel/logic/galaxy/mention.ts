import { listOf, nameOf, say, seatName } from '../../say.ts';
import type { SystemInfo } from './systems.ts';

/** What goes on in a system now. */
export type SystemEvent = 'activated' | 'combat';

/** A system with those who are in it, and what goes on there. */
export type Mention = {
  readonly info: SystemInfo;
  readonly present: readonly string[];
  readonly event?: SystemEvent | undefined;
};

/** What a system is called: number and name. */
export function titleOf({ id, number, name }: SystemInfo): string {
  if (number === '') return say('system.home', { id });
  return name === '' ? number : `${number} ${name}`;
}

/** What makes a system particular, in words: what goes on there, wormholes and anomalies. */
export function traitsOf({ info: { wormholes, anomalies }, event }: Mention): string[] {
  return [
    ...(event ? [say(`system.${event}`)] : []),
    ...wormholes.map((type) => say('system.wormhole', { type: nameOf(type) })),
    ...anomalies.map((anomaly) => anomaly.replaceAll('-', ' ')),
  ];
}

/** A system as a screen reader tells it: what it is, and who is there. */
export function tellSystem(system: Mention): string {
  const { info, present } = system;
  const who =
    present.length === 0
      ? say('system.nobody')
      : say('system.there', { seats: listOf(present.map(seatName)) });
  return [titleOf(info), ...traitsOf(system), who].join(', ');
}
