/** The id of a grid's cell, for `aria-activedescendant`. Row -1 is the head. */
export const cellId = (gridId: string, row: number, column: number) => `${gridId}-${row}-${column}`;

/** What of a row an element belongs to. */
export interface RowPlace {
  readonly row: number;
  /** Among all of the row's cells, the tick box being the first. */
  readonly column: number;
}

/** Where in the rows an element is; undefined outside them. */
export function placeOf(element: Element): RowPlace | undefined {
  const cell = element.closest('td');
  const row = Number(cell?.closest('tr')?.dataset.index);
  return cell && !Number.isNaN(row) ? { row, column: cell.cellIndex } : undefined;
}
