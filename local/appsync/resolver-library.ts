/**
 * What AppSync's JavaScript runtime offers to resolvers, as it runs inside a resolver's own realm: bundled and
 * evaluated there, so that no object of Node's realm is within the resolver's reach.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-util-reference-js.html
 */
import { toAttributeValue, toAttributeValues } from './attribute-values';

/** Functions that the realm needs from outside. They take and return strings, and never throw. */
export interface Host {
  randomId(): string;
  log(line: string): void;
  encodeBase64(text: string): string;
  decodeBase64(text: string): string;
}

/** The arguments of `util.error` and `util.appendError`. */
export interface Failure {
  readonly message: string;
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;
}

/** A handler's result; it leaves the realm as JSON. */
export interface HandlerOutcome {
  readonly value?: unknown;
  readonly stash?: unknown;
  /** The handler ended with `util.error` or `util.unauthorized`. */
  readonly failure?: Failure;
  /** The handler threw. */
  readonly crash?: string;
  readonly appended: readonly Failure[];
}

/** The input of the realm, as JSON. */
export interface HandlerInput {
  readonly context: Record<string, unknown>;
  /** The result of `util.authType()`. */
  readonly authorization: string;
}

export type Handler = (context: Record<string, unknown>) => unknown;

class HandlerEnd {
  constructor(readonly failure: Failure) {}
}

/** The realm's library: the modules that a resolver can import, and a function that runs its handlers. */
export function createLibrary(host: Host) {
  let appended: Failure[] = [];
  let authorization = '';

  const util = documented('util', {
    error(message: unknown, errorType?: unknown, data?: unknown, errorInfo?: unknown): never {
      throw new HandlerEnd(failure('util.error', message, errorType, data, errorInfo));
    },
    appendError(message: unknown, errorType?: unknown, data?: unknown, errorInfo?: unknown) {
      appended.push(failure('util.appendError', message, errorType, data, errorInfo));
    },
    unauthorized(): never {
      throw new HandlerEnd({ message: 'Unauthorized', errorType: 'Unauthorized', data: null, errorInfo: null });
    },
    authType: () => authorization,
    autoId: () => host.randomId(),
    urlEncode: (text: string) => encodeURIComponent(text).replaceAll('%20', '+'),
    urlDecode: (text: string) => decodeURIComponent(text.replaceAll('+', ' ')),
    base64Encode: (text: string) => host.encodeBase64(String(text)),
    base64Decode: (text: string) => host.decodeBase64(String(text)),
    time: documented('util.time', {
      nowISO8601: () => new Date().toISOString(),
      nowEpochSeconds: () => Math.floor(Date.now() / 1000),
      nowEpochMilliSeconds: () => Date.now(),
      parseISO8601ToEpochMilliSeconds: (text: string) => Date.parse(text),
      epochMilliSecondsToSeconds: (milliseconds: number) => Math.floor(milliseconds / 1000),
      epochMilliSecondsToISO8601: (milliseconds: number) => new Date(milliseconds).toISOString(),
    }),
    dynamodb: documented('util.dynamodb', {
      toDynamoDB: toAttributeValue,
      toString: unlessMissing((value: string) => ({ S: value })),
      toStringSet: unlessMissing((values: string[]) => ({ SS: values })),
      toNumber: unlessMissing((value: number) => ({ N: String(value) })),
      toNumberSet: unlessMissing((values: number[]) => ({ NS: values.map(String) })),
      toBinary: unlessMissing((value: string) => ({ B: value })),
      toBinarySet: unlessMissing((values: string[]) => ({ BS: values })),
      toBoolean: unlessMissing((value: boolean) => ({ BOOL: value })),
      toNull: () => ({ NULL: true }),
      toList: unlessMissing(toAttributeValue),
      toMap: unlessMissing(toAttributeValue),
      toMapValues: unlessMissing(toAttributeValues),
    }),
  });
  const importableModules: Readonly<Record<string, unknown>> = {
    '@aws-appsync/utils': { util, runtime: documented('runtime', {}), extensions: documented('extensions', {}) },
  };
  const log = (...values: unknown[]) => host.log(values.map(written).join(' '));

  return {
    console: { log, error: log },
    require(name: string): unknown {
      const found = importableModules[name];
      if (found === undefined) throw new Error(`import from '${name}' is not run by the local cloud.`);
      return found;
    },
    /** A function from a {@link HandlerInput} to a {@link HandlerOutcome}, both as JSON. */
    runner(handler: Handler): (input: string) => string {
      return (input) => {
        const { context, authorization: mode }: HandlerInput = JSON.parse(input);
        appended = [];
        authorization = mode;
        return JSON.stringify({ ...outcomeOf(handler, context), appended } satisfies HandlerOutcome);
      };
    },
  };
}

function outcomeOf(handler: Handler, context: Record<string, unknown>): Omit<HandlerOutcome, 'appended'> {
  context.args = context.arguments;
  try {
    const value = handler(context);
    if (value instanceof Promise) return { crash: 'Handlers cannot be asynchronous in AppSync.' };
    return { value: value ?? null, stash: context.stash };
  } catch (thrown) {
    if (thrown instanceof HandlerEnd) return { failure: thrown.failure };
    return { crash: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

/** Members beyond those given are refused by name instead of being undefined. */
function documented<Members extends object>(name: string, members: Members): Members {
  return new Proxy(members, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || Object.hasOwn(target, key)) return Reflect.get(target, key, receiver);
      throw new Error(`${name}.${key} is not run by the local cloud.`);
    },
  });
}

/** AppSync ignores a `util.error` whose texts are not texts; here the mistake is reported. */
function failure(name: string, message: unknown, errorType: unknown, data: unknown, errorInfo: unknown): Failure {
  if (typeof message !== 'string') throw new TypeError(`${name} takes a string as its message.`);
  if (errorType !== undefined && errorType !== null && typeof errorType !== 'string') {
    throw new TypeError(`${name} takes a string as its error type.`);
  }
  return { message, errorType: errorType ?? null, data: data ?? null, errorInfo: errorInfo ?? null };
}

function unlessMissing<Value, Result>(convert: (value: Value) => Result) {
  return (value: Value | null | undefined): Result | null =>
    value === null || value === undefined ? null : convert(value);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}
