import type { LocalService } from '../service';

/** Runs the templates' functions. */
export interface Functions {
  /**
   * Invokes a function and waits for its answer, which has made the same way through JSON as on Lambda.
   * @throws FunctionError when the handler throws, runs out of time or cannot be loaded; AwsError
   * TooManyRequestsException when Lambda refuses to run it.
   */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
}

export interface FunctionsService extends LocalService, Functions {
  /** The templates' functions; `unsupported` is the reason when the local cloud does not run one. */
  readonly functions: readonly {
    readonly arn: string;
    readonly constructPath: string;
    readonly unsupported?: string;
  }[];
}

/** A function did not answer. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  constructor(
    message: string,
    /** The thrown error's name, or `Sandbox.Timedout`. */
    readonly errorType: string,
  ) {
    super(message);
  }
}

/** A Node.js function as a template defines it. */
export interface FunctionDefinition {
  readonly arn: string;
  readonly name: string;
  /** Name of its construct, for the console. */
  readonly shortName: string;
  readonly constructPath: string;
  /** The folder with its code. */
  readonly codeDirectory: string;
  /** `<file without ending>.<export>`, as in the template. */
  readonly handler: string;
  readonly runtime: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly roleArn: string;
  readonly timeoutSeconds: number;
  readonly memoryMegabytes: number;
  /** How many of its events may run at once; undefined when the template sets no limit. */
  readonly reservedConcurrency: number | undefined;
  readonly logGroupName: string;
  readonly logFormat: 'JSON' | 'Text';
  /** The least important messages that a function with JSON logs writes. */
  readonly logLevel: string;
}
