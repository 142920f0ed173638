import type { TalkLine } from '@haggle/engine';

/** What of a talk is said between the viewer and one other alone; all of it where there is no partner. */
export function linesWith(talk: readonly TalkLine[], partner: string | null): readonly TalkLine[] {
  if (partner === null) return talk;
  return talk.filter(({ from, to }) => to !== null && (from === partner || to === partner));
}
