import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import {
  rowsNotWritten,
  serverErrors,
  sumOf,
  systemErrors,
  throttledReads,
  throttledSignIns,
} from '../constructs/failure-metrics';
import type { EntityExtractorStack } from '../entity-extractor-stack';
import type { IdentityStack } from '../identity-stack';
import type { PeopleStack } from '../people-stack';
import type { RentalsStack } from '../rentals-stack';
import type { SnapshotsStack } from '../snapshots-stack';

/** The stacks whose metrics alarms watch. */
export interface WatchedStacks {
  readonly identity: IdentityStack;
  readonly rentals: RentalsStack;
  readonly people: PeopleStack;
  readonly entityExtractor: EntityExtractorStack;
  readonly snapshots: SnapshotsStack;
}

/** One alarm: its metric, its threshold, what it means, and what to do. */
export interface Watch {
  readonly id: string;
  readonly metric: IMetric;
  /** The alarm goes off above this value. */
  readonly threshold: number;
  /** How many consecutive five-minute periods must be above it. */
  readonly periods: number;
  readonly meaning: string;
  readonly remedy: string;
}

const fiveMinutes = Duration.minutes(5);

/**
 * All alarms of a stage.
 * @param scope the stack of the alarms, which also gets the metric filters that they need
 */
export function watchesOf(scope: Construct, stacks: WatchedStacks): Watch[] {
  const { identity, rentals, people, entityExtractor } = stacks;
  return [
    ...appSyncWatches(rentals),
    ...changeWatches(scope, stacks),
    ...functionWatches('Interpret', entityExtractor.interpret, 'Text is not interpreted.'),
    ...functionWatches('People', people.people, 'Admins cannot see, invite or change people.'),
    ...functionWatches('PostAuthentication', identity.postAuthentication, 'Cognito refuses sign-ins.'),
    ...extractorWatches(scope, entityExtractor),
    ...tableWatches(rentals),
    ...signInWatches(identity),
  ];
}

function appSyncWatches({ api }: RentalsStack): Watch[] {
  const appSync = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/AppSync',
      metricName,
      dimensionsMap: { GraphQLAPIId: api.apiId },
      statistic,
      period: fiveMinutes,
    });
  return [
    {
      id: 'GraphqlErrors',
      metric: appSync('5XXError', 'Sum'),
      threshold: 5,
      periods: 1,
      meaning: 'The GraphQL API answers with errors.',
      remedy: 'Read the log group of the API for the failing field, then the trace in X-Ray.',
    },
    {
      id: 'GraphqlLatency',
      metric: appSync('Latency', 'p99'),
      threshold: 5_000,
      periods: 3,
      meaning: 'One GraphQL request in a hundred takes over five seconds.',
      remedy: 'Compare with the duration and throttles of batch-test, then with the latency of the table.',
    },
    {
      id: 'GraphqlRefusals',
      metric: appSync('4XXError', 'Sum'),
      threshold: 100,
      periods: 2,
      meaning: 'The GraphQL API refuses requests: it throttles them, or callers lack permission.',
      remedy:
        'Compare with TokensConsumed of the API: near the quota, find the callers that use most of it, then ask AWS for more. Otherwise read the statuses in its log.',
    },
    {
      id: 'GraphqlMessagesLost',
      metric: sumOf(
        { dropped: appSync('InboundMessageDropped', 'Sum'), refused: appSync('InboundMessageError', 'Sum') },
        'Messages not delivered to open dashboards',
        fiveMinutes,
      ),
      threshold: 0,
      periods: 1,
      meaning: 'Open dashboards miss changes, and show old figures until they connect again.',
      remedy:
        'Dropped: too many changes for too many dashboards; ask AWS for a higher rate of messages. Refused: a batchTest call changed rows of over 240 kB, and a system that subscribes to onBatchTest missed them, which dashboards do not use; send fewer rows a call.',
    },
  ];
}

/** How changes of rentals are written, and reach the history, open dashboards and the files for initial loads. */
function changeWatches(scope: Construct, { rentals, snapshots }: WatchedStacks): Watch[] {
  return [
    ...functionWatches(
      'BatchTest',
      rentals.batchTest,
      'Changes and imports are not written; clients store them and send them again.',
    ),
    {
      id: 'RowsNotWritten',
      metric: rowsNotWritten(scope, rentals.batchTest.logGroup, fiveMinutes),
      threshold: 0,
      periods: 2,
      meaning: 'Some rows of changes and imports are not written; clients store them and send them again.',
      remedy:
        'Read the causes in the log of batch-test: AccessDeniedException is its role or the key, the others are the table itself.',
    },
    ...functionWatches(
      'History',
      rentals.history.record,
      'Versions of rentals reach the history late; the stream sends them again for 20 hours.',
    ),
    {
      id: 'HistoryLate',
      metric: rentals.history.record.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
      threshold: 15 * 60 * 1000,
      periods: 2,
      meaning: 'Versions of rentals reach the history over 15 minutes late.',
      remedy:
        'During an import of millions of rows wait for its end. Otherwise read the causes in the log of record-history.',
    },
    {
      id: 'HistoryIncomplete',
      metric: rentals.history.failures.metricNumberOfMessagesPublished({ period: fiveMinutes, statistic: 'Sum' }),
      threshold: 0,
      periods: 1,
      meaning: 'Versions of rentals are missing in the history: they failed for 20 hours.',
      remedy:
        'Repair what the log of record-history names; then, within four hours, write them by "npm run history" (docs/operations.md, Restoring).',
    },
    ...functionWatches(
      'ChangeFeed',
      rentals.changeFeed.publish,
      'Open dashboards show changes of others late: messages about them are not sent.',
    ),
    {
      id: 'ChangeFeedLate',
      metric: rentals.changeFeed.publish.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
      threshold: 2 * 60 * 1000,
      periods: 2,
      meaning: 'Open dashboards show changes of others over two minutes late.',
      remedy: 'Read the causes in the log of publish-changes. People see everything after they reload the page.',
    },
    {
      id: 'SnapshotsErrors',
      // It runs once in five minutes.
      metric: snapshots.build.metricErrors({ period: fiveMinutes }),
      threshold: 0,
      periods: 3,
      meaning: 'The files for initial loads grow old; browsers without a copy read more and more from the table.',
      remedy: 'Read the causes in the log of build-snapshots; after repairs its next run catches up.',
    },
  ];
}

function extractorWatches(scope: Construct, { accessLog }: EntityExtractorStack): Watch[] {
  return [
    {
      id: 'ExtractorErrors',
      metric: serverErrors(scope, accessLog, fiveMinutes),
      threshold: 5,
      periods: 1,
      meaning: 'The entity extractor answers with 5xx.',
      remedy: 'Read the access log of the API for the status, then the log of the function.',
    },
  ];
}

function tableWatches({ table }: RentalsStack): Watch[] {
  return [
    {
      id: 'TableSystemErrors',
      metric: systemErrors(table, fiveMinutes),
      threshold: 0,
      periods: 2,
      meaning: 'DynamoDB fails inside AWS.',
      remedy: 'Look at the AWS Health dashboard; clients send the writes again once it is over.',
    },
    {
      id: 'TableThrottles',
      metric: table.metricThrottledRequestsForOperation('UpdateItem', { period: fiveMinutes }),
      threshold: 100,
      periods: 2,
      meaning: 'The table refuses writes because one partition is too busy.',
      remedy: 'Find out who imports, and have them import less at a time; clients send refused writes again.',
    },
    {
      id: 'TableReadThrottles',
      metric: throttledReads(table, fiveMinutes),
      threshold: 100,
      periods: 2,
      meaning: 'The table refuses reads because one partition is too busy; dashboards load late.',
      remedy:
        'See whether many browsers read all rentals at the same time, as after a release; that ends without action.',
    },
  ];
}

function signInWatches({ userPool, webClient }: IdentityStack): Watch[] {
  return [
    {
      id: 'SignInThrottles',
      metric: throttledSignIns(userPool, webClient, fiveMinutes),
      threshold: 5,
      periods: 1,
      meaning: 'Cognito refuses people who sign up, sign in or stay signed in.',
      remedy: 'Look for guessing of passwords in CloudTrail; if the people are real, ask AWS for a higher quota.',
    },
  ];
}

function functionWatches(name: string, watched: IFunction, meaning: string): Watch[] {
  return [
    {
      id: `${name}Errors`,
      metric: watched.metricErrors({ period: fiveMinutes }),
      threshold: 2,
      periods: 1,
      meaning: `${meaning} The function throws.`,
      remedy: 'Read its log group by request id; roll back if it began with a deployment.',
    },
    {
      id: `${name}Throttles`,
      metric: watched.metricThrottles({ period: fiveMinutes }),
      threshold: 0,
      periods: 2,
      meaning: `${meaning} Lambda refuses invocations: the account has no concurrency left.`,
      remedy: 'See which function uses it up, and ask AWS for a higher limit if that use is legitimate.',
    },
  ];
}
