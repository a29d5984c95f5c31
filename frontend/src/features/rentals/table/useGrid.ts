import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { usePageTheme } from '../../../components/usePageTheme';
import { type Cell, moveInGrid } from '../../../lib/gridKeys';
import { cellId } from './gridCells';
import type { RentalOrder, SortColumn } from './sortRentals';
import { useActiveCellInView } from './useActiveCellInView';
import type { ShownColumn } from './useColumns';
import { useFollowedRow } from './useFollowedRow';
import type { OrderedRows } from './useOrderedRows';
import type { VirtualRows } from './useVirtualRows';

/** The commands of a grid's keys, other than moving between cells. */
export interface GridCommands {
  /** Enter on a row. */
  open(row: number): void;
  /** Space; with Shift, from the row last ticked. */
  tick(row: number, extend: boolean): void;
  /** Moving with Shift. */
  tickRange(from: number, to: number): void;
  tickAll(): void;
  /** Enter or Space on a column header. */
  sort(column: SortColumn, isAdded: boolean): void;
  /** The menu of a row or a column header. */
  menu(cell: Cell): void;
  /** F2. */
  edit(cell: Cell): void;
  /** Ctrl+Z. */
  undo(): void;
  /** Ctrl+F; F3 for the next match. */
  find(step: 0 | 1 | -1): void;
  /** Ctrl+Shift+arrow on a column header. */
  moveColumn(column: SortColumn, step: 1 | -1): void;
  /** Shift+arrow on a column header. */
  resizeColumn(column: SortColumn, step: 1 | -1): void;
  escape(): void;
}

export interface GridSettings {
  readonly gridId: string;
  readonly grid: RefObject<HTMLElement | null>;
  /** The table, and what searches in it. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: OrderedRows;
  readonly order: RentalOrder;
  readonly columns: readonly ShownColumn[];
  readonly virtual: VirtualRows;
  readonly commands: GridCommands;
}

export interface Grid {
  /** The active cell. Column 0 is the checkbox; the menu is after the last column. */
  readonly active: Cell;
  setActive(cell: Cell): void;
  /** Scrolls to a row that a search led to, and makes it active. */
  goToFound(row: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A grid with one tab stop: keys move between its cells and run their commands. */
export function useGrid({ gridId, grid, frame, rows, order, columns, virtual, commands }: GridSettings): Grid {
  const [cell, setCell] = useState<Cell>({ row: 0, column: 1 });
  const { rightToLeft } = usePageTheme();
  const columnCount = columns.length + 2;
  const active = { row: Math.min(cell.row, rows.count - 1), column: Math.min(cell.column, columnCount - 1) };

  const { follow, isFollowed } = useActiveCellInView(cellId(gridId, active.row, active.column));

  const goTo = (next: Cell) => {
    follow();
    setCell(next);
    if (next.row >= 0) virtual.scrollToRow(next.row);
  };
  /** The row that a search led to last. */
  const found = useRef<number>(undefined);
  const isFound = found.current === active.row;
  const onMoved = (row: number) => {
    if (isFound) found.current = row;
    setCell({ row, column: active.column });
    if (isFollowed()) virtual.scrollToRow(row);
  };
  useFollowedRow({ row: active.row, rows, order, isFound, frame, onMoved });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== grid.current) return;
    const isDone = runCommand(event, active, columns, rightToLeft, commands);
    // Only now: measuring the table lays out the page.
    const size = { rows: rows.count, columns: columnCount, pageRows: virtual.pageRows(), rightToLeft };
    const next = isDone ? undefined : moveInGrid(event, active, size);
    if (!isDone && !next) return;
    event.preventDefault();
    follow();
    if (!next) return;
    if (event.shiftKey && next.row >= 0 && next.row !== active.row) {
      commands.tickRange(Math.max(0, active.row), next.row);
    }
    goTo(next);
  };

  const goToFound = (row: number) => {
    found.current = row;
    goTo({ row, column: active.column });
  };
  return { active, setActive: setCell, goToFound, onKeyDown };
}

/** @returns whether the key ran a command */
function runCommand(
  event: KeyboardEvent,
  cell: Cell,
  columns: readonly ShownColumn[],
  rightToLeft: boolean,
  commands: GridCommands,
): boolean {
  const { key, shiftKey, altKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  const column = columns[cell.column - 1]?.id;
  if (isControl && key.toLowerCase() === 'f') commands.find(0);
  else if (key === 'F3') commands.find(shiftKey ? -1 : 1);
  else if (isControl && key.toLowerCase() === 'a') commands.tickAll();
  // The browser's own would undo what was typed last, in the search.
  else if (isControl && key.toLowerCase() === 'z') {
    if (!shiftKey) commands.undo();
  } else if (key === 'Escape') commands.escape();
  else if (key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'ArrowDown')) commands.menu(cell);
  else if (cell.row < 0) return runHeadCommand(event, column, rightToLeft, commands);
  else if (key === 'F2') commands.edit(cell);
  else if (key === ' ') commands.tick(cell.row, shiftKey);
  else if (key === 'Enter' && cell.column === 0) commands.tick(cell.row, shiftKey);
  else if (key === 'Enter' && column === undefined) commands.menu(cell);
  else if (key === 'Enter') commands.open(cell.row);
  else return false;
  return true;
}

function runHeadCommand(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  column: SortColumn | undefined,
  rightToLeft: boolean,
  commands: GridCommands,
): boolean {
  if (column === undefined) {
    if (key !== 'Enter' && key !== ' ') return false;
    commands.tickAll();
    return true;
  }
  const steps: Record<string, 1 | -1> = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 };
  const step = steps[key];
  if (key === 'Enter' || key === ' ') commands.sort(column, shiftKey);
  else if (step && shiftKey && (ctrlKey || metaKey)) commands.moveColumn(column, step);
  else if (step && shiftKey) commands.resizeColumn(column, step);
  else return false;
  return true;
}
