import { type Chair, type Chairs, diff, type Viewer, writePatch } from '@haggle/engine';
import { findView, keepLines, keepView } from './memory.ts';
import type { Listener, Pending, Room } from './room.ts';

/** Tells everybody what a commit changed for them, each chair's message encoded once. */
export function publish(room: Room, before: Chairs, stored: readonly Pending[]): void {
  const changed = new Set<Viewer>();
  const by = new Set<string>();
  for (const { change } of stored) {
    for (const entry of change?.step.entries ?? []) by.add(entry.by);
    for (const one of change?.changes ?? []) {
      changed.add(one.viewer);
      keepLines(room.memory, one);
    }
  }
  const written = new Map<object, string>();
  for (const viewer of changed) {
    const after = room.durable.chairs.get(viewer);
    if (!after) continue;
    keepView(room.memory, viewer, after);
    const listeners = room.audience.get(viewer);
    if (listeners?.size) tell(listeners, { before: before.get(viewer), after, written });
  }
  if (changed.size > 0) for (const watch of room.watchers) watch([...changed], [...by]);
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

type Told = {
  readonly before: Chair | undefined;
  readonly after: Chair;
  /** What was told to others already, as text. */
  readonly written: Map<object, string>;
};

function tell(listeners: ReadonlySet<Listener>, { before, after, written }: Told): void {
  let delta: string | undefined;
  let whole: string | undefined;
  for (const listener of listeners) {
    if (listener.plain || !before) {
      whole ??= viewMessage(after);
      listener.send(whole);
    } else {
      delta ??= deltaMessage(before, after, written);
      listener.send(delta);
    }
  }
}

function viewMessage({ seq, view }: Chair): string {
  return JSON.stringify({ type: 'view', seq, view });
}

function deltaMessage(before: Chair, after: Chair, written?: Map<object, string>): string {
  const patch = writePatch(diff(before.view, after.view), written);
  return `{"type":"delta","seq":${after.seq},"patch":${patch}}`;
}
