/** Runs the templates' functions. */
export interface Functions {
  /**
   * Invokes a function and waits for its answer, which has made the same way through JSON as on Lambda.
   * @throws FunctionError when the handler throws, runs out of time or cannot be loaded.
   */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
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
