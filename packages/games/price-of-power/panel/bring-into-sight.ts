/** A ref for what has just been opened: as much of it comes into sight as there is room for. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
