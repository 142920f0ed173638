import { styleText } from 'node:util';
import { BAD, type Exit, NO } from './exit.ts';
import { reasonOf } from './reasons.ts';

/** Writes a line of the result to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes the result as JSON to standard output. */
export function printJson(value: unknown): void {
  // What is made plain stands in strings, where JSON reads its number as the same letter.
  print(JSON.stringify(value, null, 2).split('\n').map(plain).join('\n'));
}

/** So many of something, in words: `1 table`, `2 tables`, `1 entry`, `2 entries`. */
export function countOf(count: number, one: string): string {
  const many = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
  return `${count} ${count === 1 ? one : many}`;
}

/** Says something beside the result, on standard error. */
export function say(line: string): void {
  process.stderr.write(`${plain(line)}\n`);
}

/** What no letter stands for: it moves the cursor, begins a line, or turns the direction of reading. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A text as it may stand in a line of somebody's terminal, whoever wrote it: what a stranger called a table or
 * said there could else clear the screen, or look like lines of ours. Such letters stand as `\u001b`.
 */
export function plain(text: string): string {
  return text.replace(
    UNSEEN,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Says what is wrong with the usage or the input; the exit code that goes with it. */
export function complain(message: string): Exit {
  say(`haggle: ${message}`);
  return BAD;
}

/** Says what was checked and is not so; the exit code that goes with it. */
export function decline(message: string): Exit {
  say(`haggle: ${message}`);
  return NO;
}

/** Colour for the eyes of a person: none in files, pipes, or where NO_COLOR is set; FORCE_COLOR asks for it anywhere. */
export function paint(colour: 'green' | 'red' | 'yellow' | 'dim' | 'bold', text: string): string {
  const { FORCE_COLOR = '', NO_COLOR = '' } = process.env;
  const isForced = FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  const wanted = isForced || (process.stdout.isTTY === true && NO_COLOR === '');
  return wanted ? styleText(colour, text, { validateStream: false }) : text;
}

/** What a shell tells of a program whose reader went away: 128 and the number of SIGPIPE. */
const READER_GONE = 141;

/**
 * A reader that has seen enough (`haggle … | head`) closes the pipe: that is no fault, but what was not found
 * out yet is no yes. What else hinders the writing, such as a full disk, is said.
 */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? READER_GONE);
      if (stream === process.stdout)
        say(`haggle: the result cannot be written: ${reasonOf(error)}`);
      process.exit(BAD);
    });
  }
}
