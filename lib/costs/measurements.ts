/**
 * What Polder itself sends and stores, measured on a laptop with rentals of ordinary length. test/lambdas/batch-test/
 * costs.test.ts measures it again, and fails when these figures no longer hold.
 */
export const measurements = {
  /** Rows of one `batchTest` call of an import. */
  rowsPerCall: 500,
  /** Bytes of one subscriber's message for a call of `rowsPerCall` rows. */
  messageBytes: 164_500,
  /** Bytes of one stored rental, as DynamoDB counts them: names and values of its attributes. */
  itemBytes: 291,
  /** Write units of one inserted rental: the table and its change index. */
  unitsPerInsert: 2,
  /** Write units of one changed rental: its entry in the index is deleted and written again, which are two writes. */
  unitsPerChange: 3,
} as const;

/** What the table in docs/operations.md assumes about people. */
export const assumptions = {
  openDashboards: 10,
  /** Hours that a dashboard is open on a day. */
  openHours: 8,
  /** Seconds and gigabytes of memory of one `batchTest` call. */
  callSeconds: 0.5,
  callGigabytes: 1,
} as const;
