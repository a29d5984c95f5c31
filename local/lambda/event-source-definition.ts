import { type Assembly, AssemblyError, type Resource } from '../assembly/types';

/** Carried out here. */
const supportedKeys = [
  'BatchSize',
  'BisectBatchOnFunctionError',
  'DestinationConfig',
  'Enabled',
  'EventSourceArn',
  'FunctionName',
  'FunctionResponseTypes',
  'MaximumBatchingWindowInSeconds',
  'MaximumRecordAgeInSeconds',
  'MaximumRetryAttempts',
  'ParallelizationFactor',
  'StartingPosition',
];

/** Names and metrics, which have no effect on one machine. */
const withoutEffect = ['KmsKeyArn', 'MetricsConfig', 'Tags'];

/** A mapping from a table's stream to a function, as a template defines it. */
export interface EventSourceDefinition {
  /** The mapping's id. */
  readonly id: string;
  readonly constructPath: string;
  readonly streamArn: string;
  readonly functionArn: string;
  readonly batchSize: number;
  /** How long to wait until a batch is full. */
  readonly windowMilliseconds: number;
  /** Whether a batch that fails is divided in two. */
  readonly bisects: boolean;
  /** How often a batch is sent again after it failed; Infinity by default. */
  readonly maxRetries: number;
  /** Records older than this are discarded; Infinity by default. */
  readonly maxAgeMilliseconds: number;
  /** How many batches run at once, each with other keys. */
  readonly parallelBatches: number;
  /** Whether the function's answer names the records that failed. */
  readonly reportsFailures: boolean;
  /** The topic that is notified of discarded records. */
  readonly failureTopicArn: string | undefined;
}

interface EventSourceProperties {
  readonly BatchSize?: number | string;
  readonly BisectBatchOnFunctionError?: boolean | string;
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination?: string } };
  readonly Enabled?: boolean | string;
  readonly EventSourceArn?: string;
  readonly FunctionName: string;
  readonly FunctionResponseTypes?: readonly string[];
  readonly MaximumBatchingWindowInSeconds?: number | string;
  readonly MaximumRecordAgeInSeconds?: number | string;
  readonly MaximumRetryAttempts?: number | string;
  readonly ParallelizationFactor?: number | string;
}

/**
 * Reads a mapping from its template. Missing properties get Lambda's defaults.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-params.html
 * @returns undefined when it is disabled
 * @throws AssemblyError when it needs an unsupported feature, or what AWS would refuse.
 */
export function readEventSource(resource: Resource, assembly: Assembly): EventSourceDefinition | undefined {
  const refuse = (problem: string) => new AssemblyError(`${resource.constructPath}: ${problem}`);
  const unknown = Object.keys(resource.properties).filter(
    (name) => !supportedKeys.includes(name) && !withoutEffect.includes(name),
  );
  if (unknown.length > 0) throw refuse(`the local event source mappings do not run ${unknown.join(', ')}.`);
  const properties = resource.properties as unknown as EventSourceProperties;
  const { EventSourceArn: streamArn = '' } = properties;
  if (!/:dynamodb:.*\/stream\//.test(streamArn))
    throw refuse(`reads ${streamArn}; only tables' streams are read here.`);
  if (String(properties.Enabled) === 'false') return undefined;

  const within = (name: keyof EventSourceProperties, otherwise: number, min: number, max: number): number => {
    const value = Number(properties[name] ?? otherwise);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw refuse(`${name} is ${properties[name]}; it must be from ${min} to ${max}.`);
  };
  const orInfinity = (value: number) => (value === -1 ? Number.POSITIVE_INFINITY : value);
  const topic = properties.DestinationConfig?.OnFailure?.Destination;
  if (topic && !assembly.ofType('AWS::SNS::Topic').some(({ ref }) => ref === topic)) {
    throw refuse(`sends what it discards to ${topic}; only topics of the templates receive it here.`);
  }
  const responseTypes = properties.FunctionResponseTypes ?? [];
  if (responseTypes.some((type) => type !== 'ReportBatchItemFailures')) {
    throw refuse(`FunctionResponseTypes is ${responseTypes}; it can only hold ReportBatchItemFailures.`);
  }
  return {
    id: resource.ref,
    constructPath: resource.constructPath,
    streamArn,
    functionArn: functionArnOf(properties.FunctionName, assembly, refuse),
    batchSize: within('BatchSize', 100, 1, 10_000),
    windowMilliseconds: within('MaximumBatchingWindowInSeconds', 0, 0, 300) * 1000,
    bisects: String(properties.BisectBatchOnFunctionError) === 'true',
    maxRetries: orInfinity(within('MaximumRetryAttempts', -1, -1, 10_000)),
    maxAgeMilliseconds: orInfinity(within('MaximumRecordAgeInSeconds', -1, -1, 604_800)) * 1000,
    parallelBatches: within('ParallelizationFactor', 1, 1, 10),
    reportsFailures: responseTypes.length > 0,
    failureTopicArn: topic,
  };
}

/** A mapping names its function by name or by ARN. */
function functionArnOf(name: string, assembly: Assembly, refuse: (problem: string) => AssemblyError): string {
  const found = assembly
    .ofType('AWS::Lambda::Function')
    .find((resource) => resource.ref === name || resource.attribute('Arn') === name);
  if (!found) throw refuse(`there is no function ${name} in the templates.`);
  return found.attribute('Arn');
}
