import { setTimeout as delay } from 'node:timers/promises';
import { AssemblyError, type Resource } from '../assembly/types';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import type { ChangeStream, StreamRecord } from '../dynamodb/types';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import type { LocalService, ServiceContext } from '../service';
import type { Topics } from '../sns/topics';
import { type DeliveryOutcome, deliverBatch, firstFailure } from './batch-delivery';
import { type EventSourceDefinition, readEventSource } from './event-source-definition';
import { type MappingHealth, MappingOutcomes } from './mapping-health';
import { type DiscardCondition, eventRecord, failureMessage } from './stream-event';
import { StreamReader } from './stream-reader';
import { FunctionError, type Functions } from './types';

const mappingType = 'AWS::Lambda::EventSourceMapping';
/** Lambda's limit on an event is 6 MB. */
const maxEventBytes = 6_000_000;
const readActions = ['DescribeStream', 'GetRecords', 'GetShardIterator'];
/** Lambda reads a stream four times a second. */
const defaultPollMilliseconds = 250;
/** How long a stop waits for the functions. */
const closeMilliseconds = 2_000;
const firstPause = 200;
const maxPause = 60_000;

export interface EventSourceDependencies {
  /** By ARN. */
  readonly streams: ReadonlyMap<string, ChangeStream>;
  readonly functions: Functions;
  readonly topics: Pick<Topics, 'publish'>;
  readonly access: Pick<AccessControl, 'check'>;
  readonly metrics?: MetricSink;
  /** How long after a change a stream is read. */
  readonly pollMilliseconds?: number;
  /** The wait after a failed attempt, in milliseconds. */
  readonly pauseAfter?: (attempt: number) => number;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

export interface EventSourceMappings extends LocalService {
  list(): MappingHealth[];
}

interface Mapping {
  health(): MappingHealth;
  stop(): Promise<void>;
}

/**
 * Lambda's event source mappings: invoke functions with what changes in tables, at least once and in order for each key.
 * @throws AssemblyError when a mapping needs an unsupported feature, or its function's role may not read the stream.
 */
export function createEventSourceMappings(
  context: ServiceContext,
  dependencies: EventSourceDependencies,
): EventSourceMappings {
  const { assembly } = context;
  const mappings = assembly.ofType(mappingType).map((resource) => {
    const definition = readEventSource(resource, assembly);
    return definition ? startReader(definition, context, dependencies) : disabled(resource);
  });
  return {
    resourceTypes: [mappingType],
    mounts: [],
    list: () => mappings.map((mapping) => mapping.health()),
    async close() {
      await Promise.all(mappings.map((mapping) => mapping.stop()));
    },
  };
}

function startReader(
  definition: EventSourceDefinition,
  { assembly, log }: ServiceContext,
  dependencies: EventSourceDependencies,
): Mapping {
  const { id, constructPath, streamArn, functionArn, failureTopicArn } = definition;
  const { streams, functions, topics, access, metrics = noMetrics, clock: now = Date.now } = dependencies;
  const { pollMilliseconds = defaultPollMilliseconds } = dependencies;
  const { pauseAfter = (attempt) => Math.min(maxPause, firstPause * 2 ** (attempt - 1)) } = dependencies;
  const stream = streams.get(streamArn);
  if (!stream) throw new AssemblyError(`${constructPath}: no table of the templates has the stream ${streamArn}.`);
  const { roleArn, functionName, functionPath } = functionOf(functionArn, assembly);
  const role = { kind: 'role', roleArn } as const;
  try {
    for (const action of readActions) access.check(role, `dynamodb:${action}`, streamArn);
    if (failureTopicArn) access.check(role, 'sns:Publish', failureTopicArn);
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    throw new AssemblyError(`${constructPath}: AWS would refuse it. ${error.message}`);
  }
  const source = { arn: streamArn, viewType: stream.viewType, region: assembly.region };
  const outcomes = new MappingOutcomes(now);
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  const invoke = async (batch: readonly StreamRecord[]): Promise<DeliveryOutcome> => {
    const age = now() - (batch.at(-1)?.at ?? now());
    metrics.record({ namespace: 'AWS/Lambda', name: 'IteratorAge', dimensions: { FunctionName: functionName } }, age);
    try {
      const answer = await functions.invoke(functionArn, { Records: batch.map((one) => eventRecord(one, source)) });
      const from = definition.reportsFailures ? firstFailure(batch, answer) : undefined;
      if (from === undefined) {
        outcomes.taken();
        return { kind: 'taken' };
      }
      outcomes.failed(`The function reported ${batch.length - from} of ${batch.length} records to be sent again.`);
      return { kind: 'failed', from };
    } catch (error) {
      if (error instanceof Error) outcomes.failed(error.message);
      if (error instanceof FunctionError) return { kind: 'failed', from: 0 };
      if (error instanceof AwsError) return { kind: 'notInvoked' };
      throw error;
    }
  };

  const discarded = (records: readonly StreamRecord[], condition: DiscardCondition, invocations: number) => {
    outcomes.discarded(records.length);
    log(`${constructPath}: ${records.length} records were discarded: ${condition}.`);
    if (!failureTopicArn) return;
    const message = failureMessage(records, condition, { arn: streamArn, functionArn, invocations, now: now() });
    const text = JSON.stringify(message, null, 2);
    try {
      topics.publish(failureTopicArn, { subject: 'AWS Notification Message', text }, { roleArn, name: roleArn });
    } catch (error) {
      log(`${constructPath}: its failure destination was not told. ${error instanceof Error ? error.message : error}`);
    }
  };

  const reader: StreamReader = new StreamReader({
    id,
    stream,
    lanes: definition.parallelBatches,
    batchSize: definition.batchSize,
    windowMilliseconds: definition.windowMilliseconds,
    maxBytes: maxEventBytes,
    bytesOf: (record) => Buffer.byteLength(JSON.stringify(eventRecord(record, source))),
    deliver: (batch) =>
      deliverBatch(batch, definition, {
        invoke,
        settled: (records) => reader.settled(records),
        discarded,
        pause: (attempt) => wait(pauseAfter(attempt)),
        now,
        get isStopped() {
          return stopping.signal.aborted;
        },
      }),
    wait,
    pollMilliseconds,
    failed: (error) => log(`${constructPath} failed: ${error instanceof Error ? error.stack : error}`),
  });
  reader.poll();
  return {
    health() {
      const { records, since } = reader.behind;
      return {
        path: constructPath,
        state: 'Enabled',
        function: functionPath,
        ...outcomes.current,
        behind: records,
        age: since === undefined ? 0 : Math.max(0, now() - since),
        failureDestination: failureTopicArn,
      };
    },
    async stop() {
      stopping.abort();
      await reader.stop(closeMilliseconds);
    },
  };
}

/** A mapping that its template disables: it reads nothing. */
function disabled({ constructPath: path, properties }: Resource): Mapping {
  const outcome = new MappingOutcomes(Date.now).current;
  const health: MappingHealth = {
    path,
    state: 'Disabled',
    function: String(properties.FunctionName),
    ...outcome,
    behind: 0,
    age: 0,
    failureDestination: undefined,
  };
  return { health: () => health, stop: async () => {} };
}

function functionOf(functionArn: string, assembly: ServiceContext['assembly']) {
  const found = assembly.ofType('AWS::Lambda::Function').find((one) => one.attribute('Arn') === functionArn);
  return {
    roleArn: String(found?.properties.Role),
    functionName: String(found?.ref),
    functionPath: found?.constructPath.replace(/\/Resource$/, '') ?? functionArn,
  };
}
