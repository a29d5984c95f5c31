import { availableParallelism } from 'node:os';
import type { CredentialIssuer } from '../iam/types';
import type { Surroundings } from '../room';
import { environmentOf } from './environment';
import { handlerFile, readFunctionDefinition, reasonNotToRun } from './function-definition';
import { FunctionWorker } from './function-worker';
import { type FunctionDefinition, FunctionError, type FunctionsRoom } from './types';
import { WorkerPool } from './worker-pool';

/** Lambda's limits on a synchronous event and on its answer, in bytes. */
const largestEvent = 6_291_456;
const largestAnswer = 6_291_556;
const idleMilliseconds = 5 * 60 * 1000;
const credentialSeconds = 12 * 60 * 60;
/** A worker reads its credentials once, so it is used no longer than they last, less the longest a function may run. */
const lifetimeMilliseconds = (credentialSeconds - 15 * 60) * 1000;
const functionType = 'AWS::Lambda::Function';

export interface FunctionsParts {
  /** Gives each function the credentials of its role. */
  readonly issuer: CredentialIssuer;
  /** Addresses of the local services by the name that the AWS SDK gives them, e.g. `DYNAMODB`. */
  readonly serviceEndpoints: Readonly<Record<string, string>>;
}

/**
 * Lambda: the templates' Node.js functions, each from its bundle, in threads with their own environment.
 * @throws AssemblyError when a template asks for what the functions cannot do, or a bundle is not there.
 */
export function createFunctions({ assembly, log }: Surroundings, parts: FunctionsParts): FunctionsRoom {
  const pools = new Map<string, WorkerPool<FunctionWorker>>();
  const functions = assembly.ofType(functionType).map((resource) => {
    const arn = resource.attribute('Arn');
    const notRun = reasonNotToRun(resource, assembly);
    if (notRun) return { arn, constructPath: resource.constructPath, notRun };
    const definition = readFunctionDefinition(resource, assembly);
    handlerFile(definition);
    pools.set(arn, poolOf(definition, assembly.region, parts, log));
    return { arn, constructPath: resource.constructPath };
  });

  const poolFor = (functionArn: string): WorkerPool<FunctionWorker> => {
    const pool = pools.get(functionArn);
    if (pool) return pool;
    const known = functions.find((one) => one.arn === functionArn);
    if (known) throw new FunctionError(`${known.constructPath} is not run: ${known.notRun}.`, 'Local.NotRun');
    throw new FunctionError(`Function not found: ${functionArn}`, 'ResourceNotFoundException');
  };

  return {
    resourceTypes: [functionType],
    functions,
    async invoke(functionArn, event) {
      const request = JSON.stringify(event) ?? 'null';
      if (Buffer.byteLength(request) > largestEvent) {
        throw new FunctionError(
          `Request must be smaller than ${largestEvent} bytes for the InvokeFunction operation`,
          'RequestTooLargeException',
        );
      }
      const answer = await poolFor(functionArn).run(request);
      if (Buffer.byteLength(answer) > largestAnswer) {
        throw new FunctionError(
          `Response payload size exceeded maximum allowed payload size (${largestAnswer} bytes).`,
          'Function.ResponseSizeTooLarge',
        );
      }
      return JSON.parse(answer);
    },
    warm: async (functionArn) => poolFor(functionArn).warm(),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

function poolOf(
  definition: FunctionDefinition,
  region: string,
  { issuer, serviceEndpoints }: FunctionsParts,
  log: (line: string) => void,
): WorkerPool<FunctionWorker> {
  const start = () => {
    const credentials = issuer.issue({ kind: 'role', roleArn: definition.roleArn }, credentialSeconds);
    return FunctionWorker.start(definition, environmentOf(definition, region, credentials, serviceEndpoints), log);
  };
  // One processor is the cloud's own. More functions at work than there are others only wait for each other: three
  // batches at once on two processors took a third longer than one after the other.
  const workers = Math.min(Math.max(1, availableParallelism() - 1), definition.reservedConcurrency ?? Infinity);
  return new WorkerPool(start, { workers, idleMilliseconds, lifetimeMilliseconds });
}
