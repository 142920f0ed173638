/**
 * Where the arrow keys lead in a row of controls that is one stop for the Tab key; undefined for other
 * keys. The row is round: after the last comes the first.
 */
export function stepTo(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
