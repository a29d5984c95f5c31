import { messageInterval } from '../../graphql/rental-changes';
import { fullHistory, snapshotChecksMonth, watchingMonth } from './daily-costs';
import { assumptions, measurements } from './measurements';
import { readUnits, writeUnits } from './metering';
import { prices } from './prices';

/** The bench's measurements of messages and reads: test/bench/scale/measured.json. */
export interface FeedFigures {
  /** The size of a message without its rentals, and of each rental in it, in bytes. */
  readonly messageBytes: number;
  readonly rentalBytes: number;
  /** The maximum number of rentals in one metered message of 5 kB. */
  readonly rentalsPerMessage: number;
  /** The number of queries of a page that is opened or becomes visible again, until it is up to date. */
  readonly openingQueries: number;
  /** The size of a rental, compressed, in a response and in a snapshot file, in bytes. */
  readonly readBytes: number;
  readonly fileBytes: number;
}

export interface Team {
  readonly administrators: number;
  readonly rentals: number;
  /** The hours of a day in which all edits are made. @default all hours that the page is open */
  readonly busyHours?: number;
}

/** An administrator's use of Polder. */
export const habits = {
  editsPerDay: 50,
  openHours: 8,
  /** Working days per month. */
  days: 22,
  /** How often per day the page is hidden for longer than a minute, and for how many minutes. */
  absences: 4,
  absentMinutes: 15,
  /** New browsers of an administrator per month. */
  initialLoads: 1,
} as const;

/** The function's seconds per rental of a rebuilt snapshot: a shard of 125,000 takes about eight seconds. */
const buildSecondsPerRental = 8 / 125_000;
/** A snapshot is rebuilt after this share of its rentals has changed (lambdas/build-snapshots). */
const rebuiltAfter = 0.02;
const rebuiltAtLeast = 1_000;
/** In a message rentals are in base64, which takes four bytes for three. */
const filePerMessage = 3 / 4;
/** How long the history retains a version by default. */
const historyDays = 400;
/** After up to 30 seconds without a message, the feed is queried. */
const silenceSeconds = 27;
/** The read units of a query that finds nothing. */
const emptyQueryUnits = 0.5;
/** The feed's item is written when its lease is taken, when its changes are, and when the lease is released. */
const writesPerMessage = 3;
/** The function waits this long for the next message. */
const secondsPerMessage = messageInterval / 1000;
/** How long the function runs when it adds changes and another invocation sends them. */
const secondsPerInvocation = 0.05;

/** The probability of more than `limit` events of a Poisson distribution with this mean. */
export function poissonAbove(limit: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = term;
  for (let count = 1; count <= limit; count++) {
    term *= mean / count;
    sum += term;
  }
  return Math.max(0, 1 - sum);
}

/**
 * Messages per second: the first edit after a pause is sent immediately, the following ones together, one interval
 * after the last message.
 */
export function messagesPerSecond(editsPerSecond: number, interval = secondsPerMessage): number {
  if (editsPerSecond === 0) return 0;
  return 1 / (interval + Math.exp(-editsPerSecond * interval) / editsPerSecond);
}

export interface FeedRate {
  /** Each is metered as one: a message of more rentals than fit into 5 kB names a file with them. */
  readonly messages: number;
  /** The messages among them that name a file. */
  readonly named: number;
  readonly rentalsPerMessage: number;
}

/** What one listener receives per second, at a rate of independent edits. */
export function feedRate(editsPerSecond: number, { rentalsPerMessage: maxPerMessage }: FeedFigures): FeedRate {
  const messages = messagesPerSecond(editsPerSecond);
  if (messages === 0) return { messages, named: 0, rentalsPerMessage: 0 };
  const rentalsPerMessage = editsPerSecond / messages;
  return { messages, named: messages * poissonAbove(maxPerMessage, rentalsPerMessage), rentalsPerMessage };
}

export interface CostPart {
  readonly name: string;
  readonly dollars: number;
}

/** The costs of one administrator per month, item by item; shared costs are divided by their number. */
export function administratorMonth(team: Team, figures: FeedFigures): CostPart[] {
  const { administrators, rentals, busyHours = habits.openHours } = team;
  const { editsPerDay, openHours, days, absences, absentMinutes, initialLoads } = habits;
  const openSeconds = openHours * 3600 * days;
  const busySeconds = busyHours * 3600 * days;
  const edits = editsPerDay * days;
  const perSecond = (administrators * edits) / busySeconds;
  const rate = feedRate(perSecond, figures);
  const messageBytes = figures.messageBytes + rate.rentalsPerMessage * figures.rentalBytes;
  const silences = (busySeconds * rate.messages) / (Math.exp(silenceSeconds * perSecond) - 1);
  const idleSilences = (openSeconds - busySeconds) / silenceSeconds;
  const missedRows = perSecond * absentMinutes * 60;

  return [
    { name: 'messages', dollars: busySeconds * rate.messages * prices.appSyncMessage },
    { name: 'their bytes', dollars: egress(busySeconds * rate.messages * messageBytes) },
    { name: 'connection', dollars: openHours * 60 * days * prices.appSyncConnectionMinute },
    {
      name: 'asking after silence',
      dollars: (silences + idleSilences) * (prices.appSyncOperation + emptyQueryUnits * prices.tableReadUnit),
    },
    {
      name: 'reading what messages only name',
      dollars:
        busySeconds *
        rate.named *
        (prices.bucketDownload + egress(rate.rentalsPerMessage * figures.rentalBytes * filePerMessage)),
    },
    {
      name: 'opening the page, and returning to it',
      dollars: days * readCosts(0, figures) + days * absences * readCosts(missedRows, figures),
    },
    { name: 'initial loads', dollars: initialLoads * egress(rentals * figures.fileBytes) },
    { name: 'own edits, with their history', dollars: ownEditCosts(edits) },
    { name: 'the change feed’s share', dollars: feedMonth(perSecond, rate, busySeconds, figures) / administrators },
    { name: 'the snapshots’ share', dollars: snapshotsMonth(team, figures) / administrators },
    {
      name: 'the stored rentals’ share',
      dollars: (rentals * 2 * measurements.itemBytes * prices.tableGigabyteMonth) / 1e9 / administrators,
    },
    { name: 'the alarms’ and the dashboard’s share', dollars: watchingMonth(stageMetrics) / administrators },
  ];
}

const egress = (bytes: number) => (bytes / 1e9) * prices.egressGigabyte;

/** A page that is opened, or becomes visible again, and has missed so many changed rentals. */
function readCosts(missedRows: number, { openingQueries, readBytes }: FeedFigures): number {
  return (
    openingQueries * prices.appSyncOperation +
    (openingQueries * emptyQueryUnits + readUnits(missedRows * measurements.itemBytes)) * prices.tableReadUnit +
    egress(missedRows * readBytes)
  );
}

/** Edits of a month, one a call, with what their versions cost in the history. */
function ownEditCosts(edits: number): number {
  const call =
    prices.appSyncOperation +
    prices.lambdaInvocation +
    assumptions.callSeconds * assumptions.callGigabytes * prices.lambdaGigabyteSecond;
  const recording =
    prices.lambdaInvocation +
    assumptions.invocationSeconds * assumptions.invocationGigabytes * prices.lambdaGigabyteSecond;
  const writes = (measurements.unitsPerChange + measurements.unitsPerVersion) * prices.tableWriteUnit;
  return edits * (call + writes + recording) + fullHistory(edits / 30, historyDays);
}

/** The metrics that the alarms of a stage watch; test/infra/scale.test.ts counts them. */
export const stageMetrics = 34;

/** The function behind the stream and its item, with each edit a separate batch: the upper limit. */
function feedMonth(perSecond: number, rate: FeedRate, busySeconds: number, figures: FeedFigures): number {
  const usualItem = figures.messageBytes + (rate.rentalsPerMessage / 2) * storedRentalBytes;
  const unitsPerSecond =
    perSecond * writeUnits(usualItem) + rate.messages * writesPerMessage * writeUnits(2 * usualItem);
  const second = assumptions.feedGigabytes * prices.lambdaGigabyteSecond;
  const invocations = busySeconds * perSecond;
  const runningSeconds = busySeconds * Math.min(1, rate.messages * secondsPerMessage);
  return (
    busySeconds * unitsPerSecond * prices.tableWriteUnit +
    busySeconds * rate.named * prices.bucketUpload +
    invocations * (prices.lambdaInvocation + secondsPerInvocation * second) +
    runningSeconds * second
  );
}

/** The size of a rental that waits in the feed's item, as JSON, in bytes. */
const storedRentalBytes = 300;

/** Checking for changes every five minutes, and rebuilding snapshots. */
function snapshotsMonth({ administrators, rentals }: Team, figures: FeedFigures): number {
  const { shards, snapshotGigabytes } = assumptions;
  const editsOfShard = (administrators * habits.editsPerDay * habits.days) / shards;
  const rentalsOfShard = rentals / shards;
  const builds = editsOfShard / Math.max(rebuiltAtLeast, rebuiltAfter * rentalsOfShard);
  const build =
    rentalsOfShard * buildSecondsPerRental * snapshotGigabytes * prices.lambdaGigabyteSecond + prices.bucketUpload;
  const reading = 2 * editsOfShard * (measurements.itemBytes / 8_192) * prices.tableReadUnit;
  const stored = ((2 * rentals * figures.fileBytes) / 1e9) * prices.bucketGigabyteMonth;
  return snapshotChecksMonth() + shards * (builds * build + reading) + stored;
}

export const totalOf = (parts: readonly CostPart[]): number => parts.reduce((sum, { dollars }) => sum + dollars, 0);

/** For comparison: a broadcast of each call to each listener (`onBatchTest`), counting metered messages only. */
export const broadcastMonth = (administrators: number): number =>
  administrators * habits.editsPerDay * habits.days * prices.appSyncMessage;
