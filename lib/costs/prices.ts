/**
 * AWS's public prices of eu-west-1 in US dollars, without free tiers, as known in November 2026. Look them up before you
 * budget: https://aws.amazon.com/pricing/ has a page for each service.
 */
export const prices = {
  /** Each metric that an alarm watches, a month. */
  alarmMetricMonth: 0.1,
  /** One query or mutation. */
  appSyncOperation: 4 / 1e6,
  /** One message to a subscriber, of 5 kB at most; a longer one counts as several. */
  appSyncMessage: 2 / 1e6,
  /** One minute of one open subscription. */
  appSyncConnectionMinute: 0.08 / 1e6,
  /** One unit of 100 characters, for each of language, entities, key phrases and sentiment. */
  comprehendUnit: 0.0001,
  comprehendSyntaxUnit: 0.00005,
  /** One gigabyte out of AWS to the internet. */
  egressGigabyte: 0.09,
  lambdaInvocation: 0.2 / 1e6,
  schedulerInvocation: 1 / 1e6,
  /** One second of 1 GB of memory, on ARM. */
  lambdaGigabyteSecond: 0.0000133,
  apiGatewayRequest: 3.5 / 1e6,
  /** One write of at most 1 kB, to a table or to an index. */
  tableWriteUnit: 0.705 / 1e6,
  tableReadUnit: 0.14 / 1e6,
  tableGigabyteMonth: 0.28,
  bucketGigabyteMonth: 0.023,
  bucketUpload: 0.005 / 1e3,
  bucketDownload: 0.0004 / 1e3,
  cloudFrontGigabyte: 0.085,
  cloudFrontRequest: 0.012 / 1e4,
  customMetricMonth: 0.3,
  dashboardMonth: 3,
  firewallMonth: 5,
  firewallRuleMonth: 1,
  firewallRequest: 0.6 / 1e6,
  keyMonth: 1,
  keyUse: 0.03 / 1e4,
  logGigabyte: 0.57,
} as const;
