import { InvalidArgumentError, type Option } from 'commander';

/** An option that the environment may give; an empty variable is as good as none. */
export function fromEnvironment(option: Option, name: string): Option {
  return process.env[name] === '' ? option : option.env(name);
}

/** The value of an option that may not be empty, as where a script's variable had nothing in it. */
export function readFilled(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It is empty.');
}
