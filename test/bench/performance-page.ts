import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { maxShift } from '../harness/layout-shifts';

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
  /** Lighthouse's benchmark of the machine during the run: the higher, the faster. */
  readonly machine: number;
  /** The share of the time of the page's tasks in which they had no processor, from 0 to 1. */
  readonly waiting: number;
}

export interface PageMeasurement extends PageScores {
  /** Its path, and whether a user is signed in. */
  readonly page: string;
}

/** Pages whose drawing takes its time: a map, and twenty charts. */
const drawsMuch = /^\/(charts\/|dashboards\/Utrecht)/;

/** The goals that a page misses, as `first paint 1.5 s`. */
export function missedGoals(measured: PageMeasurement): string[] {
  const performance = drawsMuch.test(measured.page) ? 90 : 95;
  const goals: readonly [isMet: boolean, goal: string][] = [
    [measured.performance >= performance, `performance ${performance}`],
    [measured.accessibility === 100, 'accessibility 100'],
    [measured.bestPractices === 100, 'best practice 100'],
    [measured.searchEngines === 100, 'search engines 100'],
    [measured.firstPaint <= 1500, 'first paint 1.5 s'],
    [measured.largestContentfulPaint <= 2500, 'largest paint 2.5 s'],
    [measured.blocked <= 150, 'blocked 150 ms'],
    [measured.shift <= maxShift, `shift ${maxShift}`],
  ];
  return goals.flatMap(([isMet, goal]) => (isMet ? [] : [goal]));
}

const file = path.join(__dirname, '..', '..', 'docs', 'performance.md');

/** How the measurements were taken. */
export interface Circumstances {
  /** How often each page was measured; each figure is the median. */
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
  const missing = measured.flatMap((one) => {
    const goals = missedGoals(one);
    return goals.length > 0 ? [`- \`${one.page}\`: ${goals.join(', ')}`] : [];
  });
  return `# Performance

Lighthouse's phone (a slow processor on slow 4G, both simulated) opens each page with empty caches. Each figure is
${runs === 1 ? 'of one run' : `the median of ${runs} runs`} on a machine with ${processors} processors against the laptop's cloud.
\`npm run bench -- lighthouse\` measures it again and writes this page.

The goals: performance 95 (charts and the map 90), the other scores 100, first paint 1.5 s, largest paint 2.5 s, blocked
150 ms, layout shift ${maxShift}. Blocked is the time of long tasks. It grows where the measuring machine is slow: Machine is
Lighthouse's benchmark of it, and a virtual machine's varies with its neighbours. On few processors it grows also with
what runs beside the page: Waiting is how much of the time of the page's tasks passed without a processor.

${missing.length > 0 ? `These pages miss some:\n\n${missing.join('\n')}` : 'Every page meets them.'}

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
  { title: 'Machine', of: ({ machine }) => machine, show: whole, worst: 'min' },
  { title: 'Waiting', of: ({ waiting }) => waiting, show: (share) => `${whole(share * 100)} %`, worst: 'max' },
];

/** Cells padded to one width, as the formatter of this repository leaves them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map((row) => line(row))].join('\n');
}
