import type { TalkLine } from '@haggle/engine';

/**
 * A name for each line of a talk that it keeps while older ones are dropped before it: when it was said, by whom and
 * to whom, and which of those at one instant it is.
 */
export function lineKeys(lines: readonly Omit<TalkLine, 'text'>[]): readonly string[] {
  const counts = new Map<string, number>();
  return lines.map(({ at, from, to }) => {
    const said = `${at} ${from} ${to ?? ''}`;
    const count = counts.get(said) ?? 0;
    counts.set(said, count + 1);
    return `${said} ${count}`;
  });
}
