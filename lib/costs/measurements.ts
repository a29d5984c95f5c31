/**
 * What Polder itself sends and stores, measured on a laptop with rentals of ordinary length. costs.test.ts in
 * test/lambdas/batch-test and test/lambdas/record-history measure it again, and fail when these figures no longer hold;
 * scale.test.ts in test/infra compares them with what the bench has measured.
 */
export const measurements = {
  /** Rows of one `batchTest` call of an import. */
  rowsPerCall: 500,
  /** Rentals of one page that a dashboard reads. */
  rowsPerPage: 1_000,
  /** What a dashboard reads for each rental of an import, from the files that messages name: the bench's measurement. */
  importReading: { readsPerRow: 1, bytesPerRow: 30.2, queriesPerRow: 0.000_05, unitsPerRow: 0.000_025 },
  /** Write units of the change feed for one message: changes added, lease, taking them, and the lease's end. */
  feedUnitsPerMessage: 15,
  /** Bytes of one stored rental, as DynamoDB counts them: names and values of its attributes. */
  itemBytes: 422,
  /** Write units of one inserted rental: the table and its change index. */
  unitsPerInsert: 2,
  /** Write units of one changed rental: its entry in the index is deleted and written again, which are two writes. */
  unitsPerChange: 3,
  /** Bytes of the history's entry of a version. */
  historyBytes: { insert: 346, change: 340 },
  /** Write units of that entry: the table and its three indexes. */
  unitsPerVersion: 4,
} as const;

/** What the table in docs/operations.md assumes about people. */
export const assumptions = {
  openDashboards: 10,
  /** Hours that a dashboard is open on a day. */
  openHours: 8,
  /** Seconds and gigabytes of memory of one `batchTest` call. */
  callSeconds: 0.5,
  callGigabytes: 1,
  /** Seconds between two messages of the change feed, and gigabytes of its function's memory. */
  messageSeconds: 2,
  feedGigabytes: 0.5,
  /** Versions that one invocation writes into the history, while many are written. */
  versionsPerInvocation: 100,
  /** Seconds and gigabytes of memory of such an invocation. */
  invocationSeconds: 0.2,
  invocationGigabytes: 0.5,
  /** Every five minutes a function looks for a second whether a shard has changed much since its snapshot. */
  snapshotChecksPerDay: 24 * 12,
  snapshotGigabytes: 1.73,
  shards: 8,
} as const;
