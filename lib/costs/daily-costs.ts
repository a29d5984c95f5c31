import { assumptions, measurements } from './measurements';
import { messageBytes, prices } from './prices';

/** Whether the rentals of a day are new or changed: a change costs one write more. */
export type WriteKind = 'insert' | 'change';

interface CostRow {
  readonly title: string;
  readonly dollars: number;
}

const days = 30;

/** Metered messages for one listener to one call. */
export const messagesPerCall = Math.ceil(measurements.messageBytes / messageBytes);

/** What writing so many rentals in a day costs, part by part, with dashboards open beside. */
export function dailyCosts(rows: number, kind: WriteKind): CostRow[] {
  const { rowsPerCall, unitsPerInsert, unitsPerChange } = measurements;
  const { openDashboards, openHours, callSeconds, callGigabytes } = assumptions;
  const calls = Math.ceil(rows / rowsPerCall);
  const share = rows === 0 ? 0 : rows / (calls * rowsPerCall);
  const units = kind === 'insert' ? unitsPerInsert : unitsPerChange;
  const listenerMessages = calls * openDashboards * Math.max(1, Math.ceil(messagesPerCall * share));
  const bytesOut = rows * openDashboards * (measurements.messageBytes / rowsPerCall);
  return [
    { title: `Table and change index: ${units} write units a rental`, dollars: rows * units * prices.tableWriteUnit },
    { title: `\`batchTest\` calls, of ${rowsPerCall} rentals each`, dollars: calls * prices.appSyncOperation },
    {
      title: 'Lambda',
      dollars: calls * (prices.lambdaInvocation + callSeconds * callGigabytes * prices.lambdaGigabyteSecond),
    },
    {
      title: `Messages to ${openDashboards} open dashboards, ${messagesPerCall} for each full call`,
      dollars: rows === 0 ? 0 : listenerMessages * prices.appSyncMessage,
    },
    { title: 'The bytes of those messages', dollars: (bytesOut / 1e9) * prices.egressGigabyte },
    {
      title: `Their connections, ${openHours} hours a day`,
      dollars: openDashboards * openHours * 60 * prices.appSyncConnectionMinute,
    },
  ];
}

/** A month's growth of storage, table and index, when so many new rentals come each day: the mean over the month. */
export const monthlyStorage = (rows: number): number =>
  ((rows * days) / 2) * 2 * (measurements.itemBytes / 1e9) * prices.tableGigabyteMonth;

export const dayTotal = (rows: number, kind: WriteKind) =>
  dailyCosts(rows, kind).reduce((sum, { dollars }) => sum + dollars, 0);

/** The dollars of a month of such days, with the alarms; new rentals are stored besides. */
export function monthTotal(rows: number, kind: WriteKind, alarmMetrics: number): number {
  const storage = kind === 'insert' ? monthlyStorage(rows) : 0;
  return days * dayTotal(rows, kind) + storage + alarmMetrics * prices.alarmMetricMonth;
}

/** The cost of an account that uses all its characters of a day, in dollars. */
export const extractorDayLimit = (charactersPerDay: number): number =>
  (charactersPerDay / 100) * (4 * prices.comprehendUnit + prices.comprehendSyntaxUnit);
