import { readingOverlap } from '../../../graphql/reading-changes';
import { defaultShardCount } from '../../../graphql/sharding';
import {
  administratorMonth,
  broadcastMonth,
  type FeedFigures,
  feedRate,
  habits,
  type Team,
  totalOf,
} from '../../../lib/costs/administrator-month';
import { dollars, markdownTable } from '../../../lib/costs/cost-page';
import { importOfListener } from '../../../lib/costs/import-of-listener';
import { measurements } from '../../../lib/costs/measurements';
import { prices } from '../../../lib/costs/prices';
import { chartSvg } from './chart';
import type { Results } from './results';

const teams = [10, 100, 1_000, 10_000];
const rentalCounts = [1_000, 10_000, 100_000, 1_000_000, 4_000_000];
const usualRentals = 100_000;
const importRows = 1_000_000;
/** `batchTest` calls of 500 rows, one after the other, of half a second each (lib/costs/measurements.ts). */
const importRate = 1_000;

const whole = (value: number) => Math.round(value).toLocaleString('en');
const short = (value: number) => (value >= 1e6 ? `${value / 1e6} million` : value.toLocaleString('en'));
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes >= 1e7 ? 0 : 1)} MB`;
/** Without what is nothing but arithmetic. */
const amount = (value: number) => dollars(value < 1e-6 ? 0 : value);
const isMet = (met: boolean) => (met ? 'reached' : '**not reached**');

export const chartFiles = { administrators: 'cost-by-administrators.svg', rentals: 'cost-by-rentals.svg' } as const;

/** docs/scale.md, from what was measured. */
export function scalePage(results: Results): string {
  const { date, machine, figures } = results;
  const most = Math.max(...results.runs.map(({ listeners }) => listeners));
  const page = `# Scale

\`npm run bench -- scale\` writes this page, and the charts. Measured on ${date}: ${machine}.

**Measured** means: listeners that speak AppSync's protocols (a WebSocket with the subscription, GraphQL over HTTP) to the
local cloud, which runs the synthesised templates, and decide what to read by the dashboard's own code
(\`followCloud.ts\`). All their messages, queries and bytes are counted by AWS's rules (\`lib/costs/metering.ts\`): 5 kB of
a message to a listener are one, 4 kB of a query are half a read unit. **Computed** means: by
\`administrator-month.ts\` and \`import-of-listener.ts\` in \`lib/costs\` from those measurements and the prices in \`lib/costs/prices.ts\`; nothing of it ran on AWS.

## What has to be reached

${goals(results)}

## Messages to one listener

Measured, ${Math.round(results.runs[0]?.seconds ?? 0)} seconds of edits each; a rate that the laptop did not reach is given as it was. With many listeners,
some read what messages only name, and the queries of the others are counted and not sent: two processors cannot answer all of them.
${most >= 1_000 ? 'What more listeners hear' : `This time ${whole(most)} listeners ran at most; what a thousand hear`} is computed: each hears the same messages.

${runTable(results)}

Computed, for edits that come independently of each other (a message holds ${figures.rentalsPerMessage} rentals in 5 kB; of more it names a file):

${rateTable(results)}

## What an administrator costs in a month

Computed: ${habits.editsPerDay} edits a day, ${habits.openHours} hours open, ${habits.days} days, ${habits.absences} absences of ${habits.absentMinutes} minutes a day with the page hidden, ${habits.initialLoads} new browser a month,
${whole(usualRentals)} rentals. The page counts as seen for all eight hours. Left out: the website's files, sign-in (Cognito bills more than
10,000 active people a month by its plan), backups, logs and traces. Edits come evenly over the hours; one row says what it
is when they do not: above some twenty edits a second messages name files, and everybody reads them.

${teamTable(results)}

![Dollars a month for each administrator, against the number of administrators](pictures/${chartFiles.administrators})

## What rentals cost

Computed, for a stage with 100 administrators, a month:

${rentalTable(results)}

![Dollars a month of a stage with 100 administrators, against the number of rentals](pictures/${chartFiles.rentals})

## An import of a million rows

${importText(results)}
`;
  const [unknown] = /\b(?:NaN|Infinity|undefined)\b/.exec(page) ?? [];
  if (unknown) throw new Error(`docs/scale.md would contain ${unknown}: a figure was not measured.`);
  return page;
}

function goals({ runs, bulk, figures, imported }: Results): string {
  const most = Math.max(...runs.map(({ heardPerSecond }) => heardPerSecond));
  const monthsOf = (hours: number) =>
    teams.map((administrators) =>
      totalOf(administratorMonth({ administrators, rentals: usualRentals, busyHours: hours }, figures)),
    );
  const months = monthsOf(habits.openHours);
  const busyMonths = monthsOf(busyHours);
  const import_ = importOfListener(importRows, importRate, imported);
  const fastest = Math.max(...runs.map(({ edits, seconds }) => edits / seconds));
  const computed = feedRate(1_000, figures).messages;
  return markdownTable(
    [
      ['Goal', 'Found', ''],
      [
        'At most 0.5 metered messages a second for a listener, at 1, 10 and 1,000 edits a second',
        `${most.toFixed(2)} at most (measured, up to ${whole(fastest)} edits a second); ${computed.toFixed(2)} at 1,000 (computed)`,
        isMet(Number(most.toFixed(2)) <= 0.5),
      ],
      [
        'The same when one call changes many rentals',
        `${bulk.heardPerSecond.toFixed(2)} with ${whole(bulk.edits)} at once (measured, ${bulk.messages} messages)`,
        isMet(Number(bulk.heardPerSecond.toFixed(2)) <= 0.5),
      ],
      [
        'At most $1 a month for an administrator, at 10, 100, 1,000 and 10,000',
        `${dollars(Math.max(...months))} at most (computed)`,
        isMet(Math.max(...months) <= 1),
      ],
      [
        'The same when all edits fall into four of the eight hours',
        `${dollars(Math.max(...busyMonths))} at most (computed)`,
        isMet(Math.max(...busyMonths) <= 1),
      ],
      [
        'Import of 1,000,000 rows: at most 2,000 messages for a listener',
        `${whole(import_.messages)} (computed)`,
        isMet(import_.messages <= 2_000),
      ],
      [
        'Import of 1,000,000 rows: at most 40 MB for a client that holds the copy',
        `${megabytes(import_.bytes)} (computed)`,
        isMet(import_.bytes <= 40e6),
      ],
      [
        'The same for one that was away meanwhile',
        `${megabytes(bytesOfReturn(figures))} (computed)`,
        isMet(bytesOfReturn(figures) <= 40e6),
      ],
    ],
    3,
  );
}

function runTable({ runs, bulk }: Results): string {
  const row = (what: string, run: Results['bulk']) => [
    what,
    `${whole(run.listeners)}${run.reading < run.listeners ? ` (${run.reading} reading)` : ''}`,
    run.heardPerSecond.toFixed(2),
    run.counts.messages === 0 ? '' : whole(run.counts.messageBytes / run.counts.messages),
    run.readingCounts.operations.toFixed(1),
    run.readingCounts.readUnits.toFixed(1),
    run.readingCounts.files.toFixed(1),
    megabytes(run.readingCounts.readBytes),
    whole(run.invocations),
    run.areEqual ? 'yes' : '**no**',
  ];
  return markdownTable([
    [
      'Edits a second',
      'Listeners',
      'Metered messages a second, most',
      'Bytes of a message',
      'Queries of a reader',
      'Its read units',
      'Its files',
      'Its bytes',
      'Invocations',
      'Copies equal the table',
    ],
    ...runs.map((run) =>
      row(
        `${whole(run.wanted)}${Math.abs(run.edits / run.seconds / run.wanted - 1) > 0.1 ? ` (${whole(run.edits / run.seconds)} reached)` : ''}`,
        run,
      ),
    ),
    row(`${whole(bulk.edits)} at once`, bulk),
  ]);
}

function rateTable({ figures }: Results): string {
  return markdownTable([
    ['Edits a second', 'Metered messages a second', 'Rentals changed by each', 'Messages that name a file'],
    ...[0.1, 1, 10, 17.4, 20, 1_000].map((rate) => {
      const heard = feedRate(rate, figures);
      return [
        String(rate),
        heard.messages.toFixed(3),
        heard.rentalsPerMessage.toFixed(1),
        `${((100 * heard.named) / heard.messages).toFixed(1)} %`,
      ];
    }),
  ]);
}

/**
 * What of a million imported rentals a client reads that comes back right after them: a page of each shard, the files, and
 * what changed in the two minutes before these were made.
 */
const bytesOfReturn = ({ readBytes, fileBytes }: FeedFigures) =>
  (defaultShardCount * measurements.rowsPerPage + (importRate * readingOverlap) / 1000) * readBytes +
  importRows * fileBytes;

/** Hours of the day that all edits fall into, where they do not come evenly. */
const busyHours = 4;

const monthOf = (results: Results, team: Team) => administratorMonth(team, results.figures);

function teamTable(results: Results): string {
  const months = teams.map((administrators) => monthOf(results, { administrators, rentals: usualRentals }));
  return markdownTable([
    ['Administrators', ...teams.map(whole)],
    ...(months[0] ?? []).map(({ name }, part) => [
      name[0]?.toUpperCase() + name.slice(1),
      ...months.map((month) => amount(month[part]?.dollars ?? 0)),
    ]),
    ['**An administrator**', ...months.map((month) => `**${dollars(totalOf(month))}**`)],
    [
      'If all edits fall into four of the hours',
      ...teams.map((administrators) =>
        dollars(totalOf(monthOf(results, { administrators, rentals: usualRentals, busyHours }))),
      ),
    ],
    ['All of them', ...months.map((month, index) => dollars(totalOf(month) * (teams[index] ?? 0)))],
    ['For comparison: each by a broadcast of every call', ...teams.map((count) => dollars(broadcastMonth(count)))],
  ]);
}

const rentalParts = {
  'stored rentals': ['the stored rentals’ share'],
  'initial loads': ['initial loads'],
  snapshots: ['the snapshots’ share'],
} as const;

function rentalCosts(results: Results, rentals: number) {
  const month = monthOf(results, { administrators: 100, rentals });
  const sum = (names: readonly string[]) => 100 * totalOf(month.filter(({ name }) => names.includes(name)));
  return { month: 100 * totalOf(month), parts: Object.values(rentalParts).map(sum) };
}

function rentalTable(results: Results): string {
  const columns = rentalCounts.map((rentals) => rentalCosts(results, rentals));
  return markdownTable([
    ['Rentals', ...rentalCounts.map(short)],
    ...Object.keys(rentalParts).map((name, part) => [
      name[0]?.toUpperCase() + name.slice(1),
      ...columns.map(({ parts }) => dollars(parts[part] ?? 0)),
    ]),
    ['**The stage, people included**', ...columns.map(({ month }) => `**${dollars(month)}**`)],
  ]);
}

function importText({ imported, returned, figures }: Results): string {
  const one = importOfListener(importRows, importRate, imported);
  return `Measured: ${whole(imported.edits)} rows in ${imported.seconds.toFixed(0)} s, ${whole(imported.edits / imported.seconds)} a second, with ${imported.listeners} listeners. Each heard ${whole(imported.counts.messages)} messages, read
${whole(imported.readingCounts.files)} files that these named, with ${whole(imported.readingCounts.rows)} rentals, ${imported.readsPerRow.toFixed(2)} for each imported one, in ${megabytes(imported.readingCounts.readBytes)}: ${(imported.bytesPerRow / imported.readsPerRow).toFixed(1)} bytes each; and sent ${whole(imported.readingCounts.operations)} queries. ${imported.areEqual ? 'All copies equalled the table afterwards.' : 'The copies did **not** equal the table afterwards.'}

A client that held the copy of before, was away, and came back after it, when the files were up to date: ${whole(returned.rows)} rentals, ${whole(returned.files)} files
and ${whole(returned.operations)} queries in ${megabytes(returned.readBytes)}. ${returned.isEqual ? 'Its copy equalled the table too.' : 'Its copy did **not** equal the table.'} A rental takes ${figures.fileBytes.toFixed(1)} bytes in a file of 50,000, and ${figures.readBytes.toFixed(1)} in an answer of AppSync.

Computed from it, ${whole(importRows)} rows at ${whole(importRate)} a second: ${whole(one.seconds)} s, and for one listener ${whole(one.messages)} messages, ${whole(one.files)} files, ${whole(one.queries)} queries,
${whole(one.readUnits)} read units, ${megabytes(one.bytes)}: ${dollars(one.dollars)}. The files of messages are written once for all: ${dollars(one.files * prices.bucketUpload)}.`;
}

/** The charts by their file names. */
export function chartsOf(results: Results): Record<string, string> {
  const administrators = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
  const rentals = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 4_000_000];
  const part = (names: readonly string[]) =>
    administrators.map((count) => {
      const month = monthOf(results, { administrators: count, rentals: usualRentals });
      return [count, totalOf(names.length > 0 ? month.filter(({ name }) => names.includes(name)) : month)] as const;
    });
  return {
    [chartFiles.administrators]: chartSvg({
      title: 'Dollars a month for each administrator',
      xTitle: 'administrators',
      formatX: short,
      formatY: (value) => `$${value}`,
      lines: [
        { name: 'in all', points: part([]) },
        { name: 'messages', points: part(['messages', 'their bytes']) },
        {
          name: 'opening and silence',
          points: part(['asking after silence', 'opening the page, and returning to it']),
        },
        {
          name: 'broadcast of each call',
          points: administrators.map((count) => [count, broadcastMonth(count)] as const),
          isDashed: true,
        },
      ],
    }),
    [chartFiles.rentals]: chartSvg({
      title: 'Dollars a month of a stage with 100 administrators',
      xTitle: 'rentals',
      formatX: short,
      formatY: (value) => `$${value}`,
      lines: [
        { name: 'in all', points: rentals.map((count) => [count, rentalCosts(results, count).month] as const) },
        ...Object.keys(rentalParts).map((name, index) => ({
          name,
          points: rentals.map((count) => [count, rentalCosts(results, count).parts[index] ?? 0] as const),
        })),
      ],
    }),
  };
}
