import type { Command } from 'commander';
import { listScenarios, readText } from '../input/files.ts';
import { checkText, type Fared } from '../questions/check.ts';
import { BAD, type Exit, leaveWith, NO, YES } from '../terminal/exit.ts';
import { complain, paint, plain, print, printJson, say } from '../terminal/output.ts';

/** How one file fared; of one that cannot be read no line is at fault. */
type Checked = (Fared | { readonly ok: false; readonly problem: Unread }) & {
  readonly file: string;
};
type Unread = { readonly line?: undefined; readonly message: string };

const HELP = `
A scenario is a short YAML or JSON file that tells what happens at a table and what everybody sees of it.
Folders are searched for .yaml, .yml and .json files.

Examples:
  haggle check my-rule.yaml
  haggle check scenarios/ --json

Exits 0 when all hold, 1 when one does not, 2 when a file cannot be read or is no scenario.`;

/** `haggle check`: scenario files, and whether they hold. */
export function registerCheck(command: Command): void {
  command
    .argument('<file...>', 'scenario files, or folders of them; - for what is piped in')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(check));
}

async function check(paths: readonly string[], { json }: { json?: boolean }): Promise<Exit> {
  const files = await listScenarios(paths);
  if (!files.ok) return complain(files.message);
  const all: Checked[] = [];
  for (const file of files.value) {
    const checked = await checkFile(file);
    all.push(checked);
    if (!json) tell(checked);
  }
  const unreadable = all.filter((checked) => 'problem' in checked).length;
  const failed = all.filter((checked) => !checked.ok).length - unreadable;
  const passed = all.length - failed - unreadable;
  if (json) printJson({ scenarios: all, passed, failed, unreadable });
  say(tellCounts({ passed, failed, unreadable }));
  if (unreadable > 0) return BAD;
  return failed > 0 ? NO : YES;
}

function tellCounts(counts: Record<'passed' | 'failed' | 'unreadable', number>): string {
  const { passed, failed, unreadable } = counts;
  return [
    passed === 1 ? '1 holds' : `${passed} hold`,
    failed === 1 ? '1 does not' : `${failed} do not`,
    ...(unreadable === 1 ? ['1 is no scenario'] : []),
    ...(unreadable > 1 ? [`${unreadable} are no scenarios`] : []),
  ].join(', ');
}

/** Plays one scenario file. */
async function checkFile(file: string): Promise<Checked> {
  const read = await readText(file);
  if (!read.ok) return { file, ok: false, problem: { message: read.message } };
  return { file, ...(await checkText(read.value)) };
}

function tell(checked: Checked): void {
  if ('problem' in checked) {
    const { line, message } = checked.problem;
    const where = line === undefined ? checked.file : `${checked.file}:${line}`;
    print(`${paint('yellow', 'none')}  ${plain(where)}: ${plain(message)}`);
    return;
  }
  const mark = checked.ok ? paint('green', 'ok  ') : paint('red', 'FAIL');
  print(`${mark}  ${plain(checked.file)}: ${plain(checked.title)}`);
  for (const { step, line, message } of checked.failures) {
    print(`      ${step === 0 ? 'set-up' : `step ${step}`}, line ${line}: ${plain(message)}`);
  }
  if (checked.unplayed !== undefined) {
    const rest = checked.unplayed === 1 ? 'step was' : `${checked.unplayed} steps were`;
    print(`      the last ${rest} not played`);
  }
  for (const { line, message } of checked.remarks ?? [])
    say(`haggle: ${checked.file}:${line}: ${message}; is that meant?`);
}
