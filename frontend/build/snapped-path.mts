/** A point in whole steps. */
type Point = readonly [x: number, y: number];

/**
 * An SVG path of closed lines with its points snapped to a grid, and without redundant points. Neighbours share their
 * border's points, so both borders snap alike and no gap opens.
 * @param path absolute, with only M, L and Z, as d3-geo writes it
 * @param step the grid's step, in the path's units
 * @returns the path in relative steps, which are shorter; for a shape smaller than the grid, its largest line unchanged
 */
export function snappedPath(path: string, step: number): string {
  const lines = path.split('M').flatMap((line) => (line ? [pointsOf(line)] : []));
  const snapped = lines.flatMap((points) => {
    const kept = withoutNeedless(points.map(([x, y]): Point => [Math.round(x / step), Math.round(y / step)]));
    return kept.length > 2 ? [pathOf(kept, step)] : [];
  });
  if (snapped.length > 0 || lines.length === 0) return snapped.join('');
  const largest = lines.reduce((max, line) => (line.length > max.length ? line : max));
  return pathOf(
    largest.map(([x, y]): Point => [Math.round(x * 100), Math.round(y * 100)]),
    0.01,
  );
}

const pointsOf = (line: string): Point[] =>
  line
    .replace('Z', '')
    .split('L')
    .map((pair) => pair.split(',').map(Number) as [number, number]);

/** Without points equal to the previous one or straight between their neighbours. */
function withoutNeedless(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (before && before[0] === point[0] && before[1] === point[1]) continue;
    const first = kept.at(-2);
    if (before && first && isBetween(first, before, point)) kept.pop();
    kept.push(point);
  }
  const [start] = kept;
  const end = kept.at(-1);
  if (start && end && kept.length > 1 && start[0] === end[0] && start[1] === end[1]) kept.pop();
  return kept;
}

function isBetween([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  const isStraight = (bx - ax) * (cy - by) === (by - ay) * (cx - bx);
  return isStraight && (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0;
}

function pathOf(points: readonly Point[], step: number): string {
  const decimals = Math.round(-Math.log10(step) + 0.3);
  const written = (steps: number) => String(Number((steps * step).toFixed(decimals)));
  let [x, y] = [0, 0];
  const moves = points.map((point, index) => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    [x, y] = point;
    const across = written(dx);
    const down = written(dy);
    return `${index === 0 ? 'M' : index === 1 ? 'l' : across.startsWith('-') ? '' : ' '}${across}${down.startsWith('-') ? '' : ' '}${down}`;
  });
  return `${moves.join('')}z`;
}
