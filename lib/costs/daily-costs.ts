import { importOfListener } from './import-of-listener';
import { assumptions, measurements } from './measurements';
import { prices } from './prices';

/** Whether the rentals of a day are new or changed: a change costs one write more. */
export type WriteKind = 'insert' | 'change';

interface CostRow {
  readonly title: string;
  readonly dollars: number;
}

const days = 30;

/** What writing so many rentals in a day costs, part by part, with dashboards open beside. */
export function dailyCosts(rows: number, kind: WriteKind): CostRow[] {
  const { rowsPerCall, unitsPerInsert, unitsPerChange, feedUnitsPerMessage, importReading } = measurements;
  const { openDashboards, openHours, callSeconds, callGigabytes, messageSeconds, feedGigabytes } = assumptions;
  const { unitsPerVersion } = measurements;
  const { versionsPerInvocation, invocationSeconds, invocationGigabytes } = assumptions;
  const invocations = Math.ceil(rows / versionsPerInvocation);
  const calls = Math.ceil(rows / rowsPerCall);
  const units = kind === 'insert' ? unitsPerInsert : unitsPerChange;
  // One call after another; however fast they are, messages are two seconds apart.
  const { messages, files, readingDollars } = importOfListener(rows, rowsPerCall / callSeconds, importReading);
  return [
    { title: `Table and change index: ${units} write units a rental`, dollars: rows * units * prices.tableWriteUnit },
    { title: `\`batchTest\` calls, of ${rowsPerCall} rentals each`, dollars: calls * prices.appSyncOperation },
    {
      title: 'Lambda',
      dollars: calls * (prices.lambdaInvocation + callSeconds * callGigabytes * prices.lambdaGigabyteSecond),
    },
    {
      title: `The history: ${unitsPerVersion} write units a version, in its table and three indexes`,
      dollars: rows * unitsPerVersion * prices.tableWriteUnit,
    },
    {
      // AWS does not charge for a function's reads of the stream that triggers it.
      title: `Its function, ${versionsPerInvocation} versions each; it reads the stream free of charge`,
      dollars:
        invocations * (prices.lambdaInvocation + invocationSeconds * invocationGigabytes * prices.lambdaGigabyteSecond),
    },
    {
      title: `Change feed: a message each ${messageSeconds} seconds, and the files it names`,
      dollars:
        files * prices.bucketUpload +
        messages *
          (feedUnitsPerMessage * prices.tableWriteUnit +
            prices.lambdaInvocation +
            messageSeconds * feedGigabytes * prices.lambdaGigabyteSecond),
    },
    {
      title: `Messages to ${openDashboards} open dashboards`,
      dollars: messages * openDashboards * prices.appSyncMessage,
    },
    {
      title: 'What they read of these files, once',
      dollars: openDashboards * readingDollars,
    },
    {
      title: `Their connections, ${openHours} hours a day`,
      dollars: openDashboards * openHours * 60 * prices.appSyncConnectionMinute,
    },
  ];
}

/**
 * A month's growth of storage when so many rentals are written each day, the mean over the month: new rentals in their
 * table and index, and each version in the history and its three indexes.
 */
function monthlyStorage(rows: number, kind: WriteKind): number {
  const { itemBytes, historyBytes, unitsPerVersion } = measurements;
  const bytes = (kind === 'insert' ? 2 * itemBytes : 0) + unitsPerVersion * historyBytes[kind];
  return ((rows * days) / 2) * (bytes / 1e9) * prices.tableGigabyteMonth;
}

/** The dollars a month for the history of so many versions a day, once as much of it expires as is added. */
export const fullHistory = (versions: number, historyDays: number): number =>
  versions *
  historyDays *
  measurements.unitsPerVersion *
  (measurements.historyBytes.change / 1e9) *
  prices.tableGigabyteMonth;

export const dayTotal = (rows: number, kind: WriteKind) =>
  dailyCosts(rows, kind).reduce((sum, { dollars }) => sum + dollars, 0);

/** The dollars a month for looking whether the snapshots are too old, also where nothing is written. */
export function snapshotChecksMonth(): number {
  const { snapshotChecksPerDay, snapshotGigabytes, shards } = assumptions;
  const check =
    prices.schedulerInvocation +
    prices.lambdaInvocation +
    snapshotGigabytes * prices.lambdaGigabyteSecond +
    shards * 0.5 * prices.tableReadUnit;
  return days * snapshotChecksPerDay * check;
}

/** The dollars a month for watching a stage: its alarms and its dashboard. */
export const watchingMonth = (alarmMetrics: number): number =>
  alarmMetrics * prices.alarmMetricMonth + prices.dashboardMonth;

/** The dollars of a month of such days, with what they add to the storage, and what a stage costs that is not used. */
export function monthTotal(rows: number, kind: WriteKind, alarmMetrics: number): number {
  return days * dayTotal(rows, kind) + monthlyStorage(rows, kind) + watchingMonth(alarmMetrics) + snapshotChecksMonth();
}

/** The cost of an account that uses all its characters of a day, in dollars. */
export const extractorDayLimit = (charactersPerDay: number): number =>
  (charactersPerDay / 100) * (4 * prices.comprehendUnit + prices.comprehendSyntaxUnit);
