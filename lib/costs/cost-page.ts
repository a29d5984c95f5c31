import type { StageSettings } from '../settings';
import { dailyCosts, dayTotal, extractorDayLimit, fullHistory, monthTotal, type WriteKind } from './daily-costs';
import { measurements } from './measurements';

/**
 * The costs in docs/operations.md, as Markdown.
 * @param alarmMetrics how many metrics the alarms of a stage watch
 */
export function costPage(alarmMetrics: number, settings: StageSettings): string {
  const { extractorDailyCharacters: characters, historyDays } = settings;
  return [
    costTable(alarmMetrics),
    `The history grows for ${historyDays} days, after which its entries expire. Then what 1,000 versions a day leave ` +
      `costs ${dollars(fullHistory(1_000, historyDays))} a month to keep, and what 1,000,000 leave ` +
      `${dollars(fullHistory(1_000_000, historyDays))}.`,
    `Interpreted texts come on top, as Amazon Comprehend bills them: ${dollars(extractorDayLimit(300))} for a sentence, ` +
      `${dollars(extractorDayLimit(5_000))} for a piece of 5,000 characters. An account has ` +
      `${characters.toLocaleString('en')} characters a day by default, so it costs at most ` +
      `${dollars(extractorDayLimit(characters))} a day and ${dollars(30 * extractorDayLimit(characters))} a month.`,
  ].join('\n\n');
}

function costTable(alarmMetrics: number): string {
  const columns: [title: string, rows: number, kind: WriteKind][] = [
    ['nothing', 0, 'insert'],
    ['1,000 changed', 1_000, 'change'],
    ['1,000,000 new', 1_000_000, 'insert'],
    ['1,000,000 changed', 1_000_000, 'change'],
  ];
  const parts = columns.map(([, rows, kind]) => dailyCosts(rows, kind));
  const titles = (parts[0] ?? []).map(({ title }, index) =>
    index === 0
      ? `Table and change index: ${measurements.unitsPerInsert} write units for a new rental, ${measurements.unitsPerChange} for a change`
      : title,
  );
  const rows = [
    ['A day in which this is written', ...columns.map(([title]) => title)],
    ...titles.map((title, index) => [title, ...parts.map((column) => dollars(column[index]?.dollars ?? 0))]),
    ['**A day**', ...columns.map(([, count, kind]) => `**${dollars(dayTotal(count, kind))}**`)],
    [
      `**A month of them**, with storage, ${alarmMetrics} alarm metrics, the CloudWatch dashboard and the snapshots’ schedule`,
      ...columns.map(([, count, kind]) => `**${dollars(monthTotal(count, kind, alarmMetrics))}**`),
    ],
  ];
  return markdownTable(rows);
}

/** A table in columns as the formatter wants it: the first to the left, figures to the right. @param textColumns from the left */
export function markdownTable(rows: readonly (readonly string[])[], textColumns = 1): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const padded = rows.map((cells) =>
    cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
    }),
  );
  const rule = widths.map((width, column) => (column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [first = [], ...rest] = padded;
  return [first, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Dollars with the significant digits only: `$110`, `$3.65`, `$0.0012`. */
export function dollars(amount: number): string {
  if (amount === 0) return '0';
  if (amount >= 100) return `$${Math.round(amount)}`;
  return amount >= 0.01 ? `$${amount.toFixed(2)}` : `$${Number(amount.toPrecision(2))}`;
}

/** A page with the text between its markers replaced. @throws Error when the page lacks the markers */
export function withCosts(page: string, costs: string): string {
  const [begin, end] = ['<!-- costs: npm run costs writes this -->', '<!-- end of costs -->'];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page lacks the lines ${begin} and ${end}.`);
  return `${page.slice(0, from + begin.length)}\n\n${costs}\n\n${page.slice(to)}`;
}
