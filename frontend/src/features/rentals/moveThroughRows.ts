/**
 * The row that a key leads to.
 * @returns undefined for keys that lead nowhere
 */
export function moveThroughRows(key: string, from: number, rowCount: number, pageRows: number): number | undefined {
  if (rowCount === 0) return undefined;
  const last = rowCount - 1;
  const page = Math.max(1, pageRows);
  const goals: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : Math.min(last, Math.max(0, goal));
}
