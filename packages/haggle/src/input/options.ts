import { InvalidArgumentError, type Option } from 'commander';
import { done, fail, type Read } from './read.ts';

/** An option that the environment may give; an empty variable is as good as none. */
export function fromEnvironment(option: Option, name: string): Option {
  return process.env[name] === '' ? option : option.env(name);
}

/** The value of an option that may not be empty, as where a script's variable had nothing in it. */
export function readFilled(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It is empty.');
}

/**
 * Whether something is on: by its option where that is given, else by the variable of this name; or what is wrong
 * with that variable.
 */
export function isOn(option: boolean | undefined, name: string): Read<boolean> {
  const on = option ?? readSwitch(process.env[name]);
  return on === undefined ? fail(`${name} must be on or off`) : done(on);
}

/**
 * Whether a text of the environment turns something on; undefined where it says neither on nor off.
 * An absent or empty one is off.
 */
export function readSwitch(text = ''): boolean | undefined {
  if (/^(on|true|yes|1)$/i.test(text)) return true;
  return /^(off|false|no|0|)$/i.test(text) ? false : undefined;
}
