/**
 * Whether a text of the environment turns something on; undefined where it says neither on nor off.
 * An absent or empty one is off.
 */
export function readSwitch(text = ''): boolean | undefined {
  if (/^(on|true|yes|1)$/i.test(text)) return true;
  return /^(off|false|no|0|)$/i.test(text) ? false : undefined;
}
