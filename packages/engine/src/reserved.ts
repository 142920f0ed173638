/** Names that no seat may have, because they mean somebody else. */
const RESERVED_NAMES = ['host', 'spectator', 'clock'] as const;

/** An object's own machinery that its prototype does not list. */
const MACHINERY = 'prototype';

/** Whether no seat may have this id: it means somebody else, or every object has something of this name. */
export function isReserved(id: string): boolean {
  return id === MACHINERY || id in Object.prototype || RESERVED_NAMES.some((name) => name === id);
}
