/** A cell of the grid. Row -1 is the head. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The number of visible rows. */
  readonly pageRows: number;
  readonly rightToLeft: boolean;
}

/** The properties of a keyboard event that decide the movement. */
export type GridKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The cell that a key moves to, by the ARIA grid pattern.
 * @returns undefined for keys that do not move
 */
export function moveInGrid({ key, altKey, ctrlKey, metaKey }: GridKey, from: Cell, size: GridSize): Cell | undefined {
  // Alt+Left is the browser's Back.
  if (altKey) return undefined;
  const { rows, columns, rightToLeft } = size;
  const page = Math.max(1, size.pageRows);
  const isFar = ctrlKey || metaKey;
  const forwards = rightToLeft ? -1 : 1;
  const goals: Record<string, Cell> = {
    ArrowDown: { row: isFar ? rows - 1 : from.row + 1, column: from.column },
    ArrowUp: { row: isFar ? 0 : from.row - 1, column: from.column },
    ArrowRight: { row: from.row, column: from.column + forwards },
    ArrowLeft: { row: from.row, column: from.column - forwards },
    PageDown: { row: from.row + page, column: from.column },
    PageUp: { row: Math.max(0, from.row - page), column: from.column },
    Home: { row: isFar ? 0 : from.row, column: 0 },
    End: { row: isFar ? rows - 1 : from.row, column: columns - 1 },
  };
  const goal = Object.hasOwn(goals, key) ? goals[key] : undefined;
  return goal && { row: between(-1, goal.row, rows - 1), column: between(0, goal.column, columns - 1) };
}

const between = (min: number, value: number, max: number) => Math.max(min, Math.min(max, value));
