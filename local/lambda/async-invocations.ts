import { setTimeout as delay } from 'node:timers/promises';
import { AssemblyError } from '../assembly/types';
import { AwsError } from '../http/errors';
import type { LocalService, ServiceContext } from '../service';
import type { Functions } from './types';

const configType = 'AWS::Lambda::EventInvokeConfig';
const knownKeys = ['FunctionName', 'MaximumEventAgeInSeconds', 'MaximumRetryAttempts', 'Qualifier'];

interface EventInvokeConfig {
  readonly FunctionName: string;
  readonly MaximumEventAgeInSeconds?: number | string;
  readonly MaximumRetryAttempts?: number | string;
}

export interface AsyncInvocationsDependencies {
  readonly functions: Functions;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/** Lambda's asynchronous invocations, by which other services hand over an event. */
export interface AsyncInvocations extends LocalService, Functions {
  /**
   * Invokes a function as Lambda does with an event from its queue: again after a failure, as its settings say.
   * @throws the last failure
   */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
}

/** After a function failed: one minute, then two. */
const minute = 60_000;
/** After Lambda refused to run it, up to five minutes. */
const firstPause = 1_000;
const maxPause = 5 * minute;
const defaultMaxAgeSeconds = 6 * 60 * 60;
const defaultRetries = 2;

/**
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 * @throws AssemblyError when a function's settings need an unsupported feature.
 */
export function createAsyncInvocations(
  { assembly }: ServiceContext,
  dependencies: AsyncInvocationsDependencies,
): AsyncInvocations {
  const stopping = new AbortController();
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  const { functions, wait = pause, clock: now = Date.now } = dependencies;
  const configs = assembly.ofType<EventInvokeConfig>(configType).map(({ properties, constructPath }) => {
    const unknown = Object.keys(properties).filter((name) => !knownKeys.includes(name));
    if (unknown.length > 0) {
      throw new AssemblyError(`${constructPath}: the local functions do not run ${unknown.join(', ')}.`);
    }
    return properties;
  });

  return {
    resourceTypes: [configType],
    mounts: [],
    async invoke(functionArn, event) {
      const config = configs.find(
        ({ FunctionName: name }) => name === functionArn || functionArn.endsWith(`:function:${name}`),
      );
      const retries = Number(config?.MaximumRetryAttempts ?? defaultRetries);
      const endsAt = now() + Number(config?.MaximumEventAgeInSeconds ?? defaultMaxAgeSeconds) * 1000;
      let failures = 0;
      for (let attempt = 1; ; attempt++) {
        try {
          return await functions.invoke(functionArn, event);
        } catch (error) {
          const isRefused = error instanceof AwsError;
          if (!isRefused) failures++;
          const rest = isRefused ? Math.min(maxPause, firstPause * 2 ** (attempt - 1)) : failures * minute;
          if (failures > retries || now() + rest > endsAt || stopping.signal.aborted) throw error;
          await wait(rest);
          if (stopping.signal.aborted) throw error;
        }
      }
    },
    async close() {
      stopping.abort();
    },
  };
}
