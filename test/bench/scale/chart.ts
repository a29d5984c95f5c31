/** A line chart as SVG, with logarithmic axes, that reads in light and dark. */

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly isDashed?: boolean;
}

export interface Chart {
  readonly title: string;
  readonly xTitle: string;
  readonly lines: readonly Line[];
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
}

const [width, height] = [760, 420];
const frame = { left: 80, right: 550, top: 56, bottom: 360 };
/** Told apart by people who see few colours too; readable on both grounds. */
const colours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00', '#56a0d3'];

const style = `
    .ground { fill: #ffffff } text { fill: #24292f; font: 13px system-ui, sans-serif } .title { font-size: 15px; font-weight: 600 }
    .grid { stroke: #d8dee4; stroke-width: 1 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117 } text { fill: #e6edf3 } .grid { stroke: #30363d }
    }`;

/** The powers of ten that enclose some values. */
export function decades(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9));
  return Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`));
}

/** Heights at least so far apart that the names beside the lines do not cover each other. */
export function apart(heights: readonly number[], distance: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(placed[index] as number, last + distance);
    placed[index] = last;
  }
  return placed;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function chartSvg({ title, xTitle, lines, formatX, formatY }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const xs = decades(points.map(([x]) => x));
  const ys = decades(points.map(([, y]) => y));
  const place = (ticks: readonly number[], from: number, to: number) => {
    const [low, high] = [Math.log10(ticks[0] as number), Math.log10(ticks.at(-1) as number)];
    return (value: number) => round(from + ((Math.log10(value) - low) / (high - low)) * (to - from));
  };
  const x = place(xs, frame.left, frame.right);
  const y = place(ys, frame.bottom, frame.top);
  const ends = apart(
    lines.map((line) => y(line.points.at(-1)?.[1] ?? 1)),
    18,
  );
  const grid = [
    ...ys.flatMap((value) => [
      `<line class="grid" x1="${frame.left}" x2="${frame.right}" y1="${y(value)}" y2="${y(value)}"/>`,
      `<text x="${frame.left - 8}" y="${y(value) + 4}" text-anchor="end">${formatY(value)}</text>`,
    ]),
    ...xs.flatMap((value) => [
      `<line class="grid" x1="${x(value)}" x2="${x(value)}" y1="${frame.top}" y2="${frame.bottom}"/>`,
      `<text x="${x(value)}" y="${frame.bottom + 20}" text-anchor="middle">${formatX(value)}</text>`,
    ]),
  ];
  const drawn = lines.flatMap((line, index) => {
    const colour = colours[index % colours.length];
    const path = line.points.map(([one, other], at) => `${at === 0 ? 'M' : 'L'}${x(one)} ${y(other)}`).join(' ');
    const dashes = line.isDashed ? ' stroke-dasharray="5 5"' : '';
    const end = ends[index] as number;
    return [
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.5"${dashes}/>`,
      `<line x1="${frame.right + 8}" x2="${frame.right + 26}" y1="${end}" y2="${end}" stroke="${colour}" stroke-width="2.5"${dashes}/>`,
      `<text x="${frame.right + 32}" y="${end + 4}">${line.name}</text>`,
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<style>${style}`,
    '</style>',
    `<rect class="ground" width="${width}" height="${height}" rx="6"/>`,
    `<text class="title" x="24" y="32">${title}</text>`,
    ...grid,
    `<text x="${(frame.left + frame.right) / 2}" y="${frame.bottom + 44}" text-anchor="middle">${xTitle}</text>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
}
