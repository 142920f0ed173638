import type { Kit } from './kit.ts';
import { play, type Walk } from './walk.ts';

const OUTSIDE = [
  'Date',
  'process',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'crypto',
] as const;

/** Plays a table while clock, chance, timers and network of the machine throw when they are touched. */
export function checkSandbox(kit: Kit, walk: Walk): void {
  const restore = [...OUTSIDE.map((name) => forbid(globalThis, name)), forbid(Math, 'random')];
  try {
    play(kit, walk, {
      opened: ({ table }) => kit.game.view(table.state, 'host'),
      asked: ({ before }) => kit.game.view(before.state, 'spectator'),
    });
  } finally {
    for (const back of restore) back();
  }
}

function forbid(owner: object, name: string): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const touch = () => {
    throw new Error(`the rules touched ${name}`);
  };
  const trap = new Proxy(touch, { get: touch, apply: touch, construct: touch, has: touch });
  Object.defineProperty(owner, name, { value: trap, configurable: true, writable: true });
  return () => {
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  };
}
