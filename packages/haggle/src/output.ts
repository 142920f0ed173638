import { styleText } from 'node:util';
import { BAD, type Exit } from './exit.ts';

/** Writes a line of the result to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes the result as JSON to standard output. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Says something beside the result, on standard error. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Says what is wrong with the usage or the input; the exit code that goes with it. */
export function complain(message: string): Exit {
  say(`haggle: ${message}`);
  return BAD;
}

/** Colour for the eyes of a person: none in files, pipes, or where NO_COLOR is set. */
export function paint(colour: 'green' | 'red' | 'yellow' | 'dim' | 'bold', text: string): string {
  const wanted = process.stdout.isTTY === true && !process.env.NO_COLOR;
  return wanted ? styleText(colour, text) : text;
}

/** A reader that has seen enough (`haggle … | head`) closes the pipe: that is no fault. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
}
