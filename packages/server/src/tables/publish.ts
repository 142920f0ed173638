import { type Chair, diff, type Viewer, writePatch, writeView } from '@haggle/engine';
import { findView, keepLines, keepView } from './memory.ts';
import type { Listener, Pending, Room } from './room.ts';

/**
 * For so long, in milliseconds, chairs that wait for no answer may not be told what changed for them while more of the
 * same table is on its way to the store. At a table where a hundred things happen in that time they are told all of it
 * in one message instead of in a dozen.
 */
export const LONGEST_HOLD = 5;

/** Takes note of what a commit changed, for each chair that it concerns, and wakes who watches the room. */
export function note(room: Room, stored: readonly Pending[]): void {
  const changed = new Set<Viewer>();
  const by = new Set<string>();
  for (const { change } of stored) {
    for (const entry of change?.step.entries ?? []) by.add(entry.by);
    for (const one of change?.changes ?? []) {
      changed.add(one.viewer);
      keepLines(room.memory, one);
    }
  }
  for (const viewer of changed) {
    const chair = room.durable.chairs.get(viewer);
    if (chair) keepView(room.memory, viewer, chair);
    room.untold.add(viewer);
  }
  if (changed.size > 0) for (const watch of room.watchers) watch([...changed], [...by]);
}

/**
 * Who of those to whom something is untold is to be told it now: all, or only who is being answered while more is on
 * its way to the store and the others have not waited long. They count as told from then on.
 */
export function takeDue(room: Room, answered: ReadonlySet<Viewer>): readonly Viewer[] {
  const now = performance.now();
  const mayWait = room.committing > 0 && now - room.toldAt < LONGEST_HOLD;
  if (!mayWait) room.toldAt = now;
  const told = [...room.untold].filter((viewer) => !mayWait || answered.has(viewer));
  for (const viewer of told) room.untold.delete(viewer);
  return told;
}

/** Tells chairs what changed since they were told last, each chair's message encoded once. */
export function tell(room: Room, viewers: readonly Viewer[]): void {
  const written = new Map<object, string>();
  for (const viewer of viewers) {
    const listeners = room.audience.get(viewer);
    const now = room.durable.chairs.get(viewer);
    if (listeners && now) tellListeners(listeners, now, written);
  }
}

/** Tells a chair at once what it may know by now: an answer that waits for nothing must not come before that. */
export function tellNow(room: Room, viewer: Viewer): void {
  if (!room.untold.delete(viewer)) return;
  tell(room, [viewer]);
  flush(room, [viewer]);
}

/** Sends what the listeners of these chairs were told. */
export function flush({ audience }: Room, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) for (const one of audience.get(viewer) ?? []) one.flush();
}

/** What a chair missed since the view it last had, or nothing; the whole view when that is not known. */
export function catchUp(
  room: Room,
  viewer: Viewer,
  { since, plain }: { readonly since?: number; readonly plain: boolean },
): string | undefined {
  const now = room.durable.chairs.get(viewer);
  if (!now || now.seq === since) return undefined;
  const known = since === undefined ? undefined : findView(room.memory, viewer, since);
  return known && !plain ? deltaMessage(known, now) : viewMessage(now);
}

/** `written` is what was told to others already, as text. */
function tellListeners(
  listeners: ReadonlySet<Listener>,
  now: Chair,
  written: Map<object, string>,
): void {
  let last: { readonly told: Chair; readonly text: string } | undefined;
  let whole: string | undefined;
  for (const listener of listeners) {
    const { plain, told } = listener;
    if (told?.seq === now.seq) continue;
    listener.told = now;
    if (plain || !told) {
      whole ??= viewMessage(now);
      listener.sendView(whole);
      continue;
    }
    if (last?.told !== told) last = { told, text: deltaMessage(told, now, written) };
    listener.send(last.text);
  }
}

function viewMessage({ seq, view }: Chair): string {
  return `{"type":"view","seq":${seq},"view":${writeView(view)}}`;
}

function deltaMessage(before: Chair, after: Chair, written?: Map<object, string>): string {
  const patch = writePatch(diff(before.view, after.view), written);
  return `{"type":"delta","seq":${after.seq},"patch":${patch}}`;
}
