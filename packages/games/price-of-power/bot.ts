import type { Bot } from '@haggle/engine';
import type { Command } from './commands.ts';
import type { View } from './view.ts';

const LOOK_AGAIN = 5;

/** A player that takes its Trade Actions for the two ducats. */
export const bot: Bot<View, Command> = (view, { seat }) => {
  if (view.active !== seat) return { wait: LOOK_AGAIN };
  if (view.phase === 'revealed') return { command: { type: 'forgo' } };
  const canReveal =
    view.phase === 'idle' && !view.acted && (view.seats[seat]?.diplomaticPower ?? 0) > 0;
  return canReveal ? { command: { type: 'reveal' } } : { wait: LOOK_AGAIN };
};
