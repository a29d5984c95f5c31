/** The id of a grid's cell, for `aria-activedescendant`. Row -1 is the head. */
export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/** An element's position in the rows. */
export interface RowPlace {
  readonly row: number;
  /** Among all cells of the row, starting with the checkbox. */
  readonly column: number;
}

/** The row and column of an element; undefined outside the rows. */
export function placeOf(element: Element): RowPlace | undefined {
  const cell = element.closest('td');
  const row = Number(cell?.closest('tr')?.dataset.index);
  return cell && !Number.isNaN(row) ? { row, column: cell.cellIndex } : undefined;
}
