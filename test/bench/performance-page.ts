import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lighthouse's results of a page on a phone: scores of 100, times in milliseconds. */
export interface PageScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly searchEngines: number;
  readonly firstPaint: number;
  readonly largestContentfulPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

export interface PageMeasurement extends PageScores {
  /** Its path, and whether a user is signed in. */
  readonly page: string;
}

const file = path.join(__dirname, '..', '..', 'docs', 'performance.md');

/** How the measurements were taken. */
export interface Circumstances {
  /** How often each page was measured; the page shows the median. */
  readonly runs: number;
  readonly processors: number;
}

/** Writes docs/performance.md. */
export function writePerformancePage(measured: readonly PageMeasurement[], circumstances: Circumstances): void {
  writeFileSync(file, performancePage(measured, circumstances));
}

/** The page's Markdown: how it was measured, the worst of each figure, and a row for each page. */
export function performancePage(measured: readonly PageMeasurement[], { runs, processors }: Circumstances): string {
  const rows = measured.map((one) => [`\`${one.page}\``, ...columns.map(({ show, of }) => show(of(one)))]);
  const worst = columns.map(({ of, show, worst }) => show(Math[worst](...measured.map(of))));
  const head = ['Page', ...columns.map(({ title }) => title)];
  return `# Performance

Lighthouse's phone (a slow processor on slow 4G, both simulated) opens each page with nothing kept. Each figure is the
median of ${runs} ${runs === 1 ? 'run' : 'runs'} on a machine with ${processors} processors against the laptop's cloud.
\`npm run bench -- lighthouse\` measures it anew and writes this page.

${table(head, [['**worst of all**', ...worst], ...rows])}
`;
}

interface Column {
  readonly title: string;
  readonly of: (measurement: PageMeasurement) => number;
  readonly show: (value: number) => string;
  /** Whether the lowest or the highest is the worst. */
  readonly worst: 'min' | 'max';
}

const whole = (value: number) => value.toFixed(0);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const columns: readonly Column[] = [
  { title: 'Performance', of: ({ performance }) => performance, show: whole, worst: 'min' },
  { title: 'Accessibility', of: ({ accessibility }) => accessibility, show: whole, worst: 'min' },
  { title: 'Best practice', of: ({ bestPractices }) => bestPractices, show: whole, worst: 'min' },
  { title: 'Search engines', of: ({ searchEngines }) => searchEngines, show: whole, worst: 'min' },
  { title: 'First paint', of: ({ firstPaint }) => firstPaint, show: seconds, worst: 'max' },
  { title: 'Largest paint', of: ({ largestContentfulPaint }) => largestContentfulPaint, show: seconds, worst: 'max' },
  { title: 'Blocked', of: ({ blocked }) => blocked, show: (value) => `${whole(value)} ms`, worst: 'max' },
  { title: 'Shift', of: ({ shift }) => shift, show: (value) => value.toFixed(3), worst: 'max' },
];

/** Cells padded to one width, as the formatter of this repository leaves them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `|${cells.map((cell, column) => `${fill}${cell.padEnd(widths[column] ?? 0, fill)}${fill}`).join('|')}|`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}
