/** The lines of a table written as text, each as its cells; `|` parts the cells. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The words of a cell; none in an empty one. */
export function wordsOf(cell = ''): readonly string[] {
  return cell.split(' ').filter((word) => word !== '');
}
