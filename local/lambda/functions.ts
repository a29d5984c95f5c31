import { availableParallelism } from 'node:os';
import { type LogSink, noLogs } from '../cloudwatch/log-groups';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { type FaultInjector, noFaults } from '../faults/types';
import { AwsError } from '../http/errors';
import type { CredentialIssuer } from '../iam/types';
import type { ServiceContext } from '../service';
import { withinTime } from '../time-limit';
import { environmentOf } from './environment';
import { handlerFile, readFunctionDefinition, unsupportedReason } from './function-definition';
import { FunctionWorker } from './function-worker';
import { type FunctionDefinition, FunctionError, type FunctionsService } from './types';
import { WorkerPool } from './worker-pool';

/** Lambda's limits on a synchronous event and on its answer, in bytes. */
const maxEventBytes = 6_291_456;
const maxResponseBytes = 6_291_556;
const idleMilliseconds = 5 * 60 * 1000;
const credentialSeconds = 12 * 60 * 60;
/** A worker reads its credentials once, so it lives as long as they are valid, minus the longest possible run of a function. */
const lifetimeMilliseconds = (credentialSeconds - 15 * 60) * 1000;
const functionType = 'AWS::Lambda::Function';

export interface FunctionsDependencies {
  /** Gives each function the credentials of its role. */
  readonly issuer: CredentialIssuer;
  readonly metrics?: MetricSink;
  readonly logs?: LogSink;
  readonly faults?: FaultInjector;
}

/**
 * Lambda: the templates' Node.js functions, each from its bundle, in threads with their own environment.
 * @throws AssemblyError when a template needs an unsupported feature, or a bundle is missing.
 */
export function createFunctions(context: ServiceContext, dependencies: FunctionsDependencies): FunctionsService {
  const { assembly } = context;
  const { faults = noFaults } = dependencies;
  const pools = new Map<string, RunnableFunction>();
  const functions = assembly.ofType(functionType).map((resource) => {
    const arn = resource.attribute('Arn');
    const unsupported = unsupportedReason(resource, assembly);
    if (unsupported) return { arn, constructPath: resource.constructPath, unsupported };
    const definition = readFunctionDefinition(resource, assembly);
    handlerFile(definition);
    pools.set(arn, { definition, pool: poolOf(definition, context, dependencies) });
    return { arn, constructPath: resource.constructPath };
  });

  const runnable = (functionArn: string): RunnableFunction => {
    const found = pools.get(functionArn);
    if (found) return found;
    const known = functions.find((one) => one.arn === functionArn);
    if (known) throw new FunctionError(`${known.constructPath} is not run: ${known.unsupported}.`, 'Local.NotRun');
    throw new FunctionError(`Function not found: ${functionArn}`, 'ResourceNotFoundException');
  };

  return {
    resourceTypes: [functionType],
    mounts: [],
    functions,
    async invoke(functionArn, event) {
      const request = JSON.stringify(event) ?? 'null';
      if (Buffer.byteLength(request) > maxEventBytes) {
        throw new FunctionError(
          `Request must be smaller than ${maxEventBytes} bytes for the InvokeFunction operation`,
          'RequestTooLargeException',
        );
      }
      const { definition, pool } = runnable(functionArn);
      const answer = await counted(definition, dependencies, async () => {
        await withinTimeout(faults.injectCallFault('lambda'), definition);
        return pool.run(request);
      });
      if (Buffer.byteLength(answer) > maxResponseBytes) {
        throw new FunctionError(
          `Response payload size exceeded maximum allowed payload size (${maxResponseBytes} bytes).`,
          'Function.ResponseSizeTooLarge',
        );
      }
      return JSON.parse(answer);
    },
    async close() {
      await Promise.all([...pools.values()].map(({ pool }) => pool.close()));
    },
  };
}

interface RunnableFunction {
  readonly definition: FunctionDefinition;
  readonly pool: WorkerPool<FunctionWorker>;
}

/**
 * Counts an invocation as Lambda does.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html
 */
async function counted(
  { name }: FunctionDefinition,
  { metrics = noMetrics }: FunctionsDependencies,
  run: () => Promise<string>,
): Promise<string> {
  const record = (metric: string, value: number) =>
    metrics.record({ namespace: 'AWS/Lambda', name: metric, dimensions: { FunctionName: name } }, value);
  const startedAt = performance.now();
  let outcome: 'answered' | 'failed' | 'throttled' = 'failed';
  try {
    const answer = await run();
    outcome = 'answered';
    return answer;
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    if (error.statusCode === 429) outcome = 'throttled';
    throw outcome === 'throttled' ? error : new FunctionError(error.message, error.code);
  } finally {
    record('Throttles', Number(outcome === 'throttled'));
    if (outcome !== 'throttled') {
      record('Invocations', 1);
      record('Errors', Number(outcome === 'failed'));
      record('Duration', performance.now() - startedAt);
    }
  }
}

/** A delay before the function counts as its own run time. No breakpoint is in it: it ends with a debugger, too. */
function withinTimeout(delay: Promise<void>, { timeoutSeconds }: FunctionDefinition): Promise<void> {
  return withinTime(delay, timeoutSeconds * 1000, () => {
    throw new FunctionError(`Task timed out after ${timeoutSeconds.toFixed(2)} seconds`, 'Sandbox.Timedout');
  });
}

function poolOf(
  definition: FunctionDefinition,
  { assembly, origin, log }: ServiceContext,
  { issuer, logs = noLogs }: FunctionsDependencies,
): WorkerPool<FunctionWorker> {
  const start = () => {
    const credentials = issuer.issue({ kind: 'role', roleArn: definition.roleArn }, credentialSeconds);
    const environment = environmentOf(definition, assembly.region, credentials, origin);
    return FunctionWorker.start(definition, environment, (line) => {
      logs.write(definition.logGroupName, line);
      log(`${definition.shortName}: ${line}`);
    });
  };
  // One processor stays free for the local cloud. More concurrent functions than other processors only slow each other
  // down: three parallel batches on two processors took a third longer than one after the other.
  const workers = Math.min(Math.max(1, availableParallelism() - 1), definition.reservedConcurrency ?? Infinity);
  const waitMilliseconds = definition.timeoutSeconds * 1000;
  return new WorkerPool(start, { workers, waitMilliseconds, idleMilliseconds, lifetimeMilliseconds });
}
