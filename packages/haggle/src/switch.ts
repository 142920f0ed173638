import type { Read } from './files.ts';

/**
 * Whether something is on: by its option where that is given, else by the variable of this name; or what is wrong
 * with that variable.
 */
export function isOn(option: boolean | undefined, name: string): Read<boolean> {
  const on = option ?? readSwitch(process.env[name]);
  return on === undefined
    ? { ok: false, message: `${name} must be on or off` }
    : { ok: true, value: on };
}

/**
 * Whether a text of the environment turns something on; undefined where it says neither on nor off.
 * An absent or empty one is off.
 */
export function readSwitch(text = ''): boolean | undefined {
  if (/^(on|true|yes|1)$/i.test(text)) return true;
  return /^(off|false|no|0|)$/i.test(text) ? false : undefined;
}
