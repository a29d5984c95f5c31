import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isInspected } from '../inspected';
import { handlerFile } from './function-definition';
import type { EventMessage, RuntimeMessage, RuntimeSettings } from './messages';
import { type FunctionDefinition, FunctionError } from './types';

/** Lambda's time limit for loading a function. */
const loadingMilliseconds = 10_000;

/** The time that a function has to its knowledge while a debugger can attach: a day. */
const inspectedMilliseconds = 86_400_000;

interface Awaited {
  resolve(answer: string): void;
  reject(error: FunctionError): void;
}

/** A thread that runs one function, one event at a time: Lambda's execution environment. */
export class FunctionWorker {
  readonly #definition: FunctionDefinition;
  readonly #thread: Worker;
  #awaited: Awaited | undefined;
  #ended = false;

  private constructor(
    definition: FunctionDefinition,
    environment: Readonly<Record<string, string>>,
    log: (line: string) => void,
  ) {
    this.#definition = definition;
    const { handler, logFormat, logLevel } = definition;
    const settings: RuntimeSettings = {
      moduleUrl: pathToFileURL(handlerFile(definition)).href,
      exportName: handler.slice(handler.lastIndexOf('.') + 1),
      functionArn: definition.arn,
      logFormat,
      logLevel,
    };
    this.#thread = new Worker(path.join(__dirname, 'runtime.mjs'), {
      env: { ...environment },
      execArgv: [],
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: definition.memoryMegabytes },
      stdout: true,
      stderr: true,
    });
    const logText = (text: string) => {
      for (const line of text.trimEnd().split('\n')) log(line);
    };
    for (const stream of [this.#thread.stdout, this.#thread.stderr]) stream.setEncoding('utf8').on('data', logText);
    this.#thread.on('message', (message: RuntimeMessage) => {
      if (message.kind === 'log') logText(message.text);
      else this.#settle(message);
    });
    this.#thread.on('error', (error: NodeJS.ErrnoException) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const errorType = outOfMemory ? 'Runtime.OutOfMemory' : error.name;
      this.#settle({ kind: 'error', errorType, message: error.message, ending: true });
    });
    this.#thread.on('exit', () => {
      const message = 'Runtime exited without an answer';
      this.#settle({ kind: 'error', errorType: 'Runtime.ExitError', message, ending: true });
    });
  }

  /**
   * Loads a function in a new thread.
   * @throws FunctionError when that fails or takes too long.
   */
  static async start(
    definition: FunctionDefinition,
    environment: Readonly<Record<string, string>>,
    log: (line: string) => void,
  ): Promise<FunctionWorker> {
    const worker = new FunctionWorker(definition, environment, log);
    await worker.#answerWithin(loadingMilliseconds, 'Loading: Task');
    // An idle worker does not keep the process alive.
    worker.#thread.unref();
    return worker;
  }

  /** False once its thread is gone: it can run no more events. */
  get isRunning(): boolean {
    return !this.#ended;
  }

  /**
   * Runs one event.
   * @param event JSON
   * @returns the answer, JSON
   * @throws FunctionError when the handler throws or runs out of time.
   */
  async run(event: string): Promise<string> {
    const milliseconds = this.#definition.timeoutSeconds * 1000;
    const requestId = randomUUID();
    const answer = this.#answerWithin(milliseconds, `RequestId: ${requestId} Error: Task`);
    this.#thread.ref();
    const deadline = Date.now() + (isInspected() ? inspectedMilliseconds : milliseconds);
    this.#thread.postMessage({ requestId, event, deadline } satisfies EventMessage);
    try {
      return await answer;
    } finally {
      this.#thread.unref();
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#thread.terminate();
  }

  #answerWithin(milliseconds: number, what: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const onTimeout = () => {
        this.#awaited = undefined;
        const timeout = new FunctionError(
          `${what} timed out after ${(milliseconds / 1000).toFixed(2)} seconds`,
          'Sandbox.Timedout',
        );
        void this.end().then(() => reject(timeout));
      };
      const timer = isInspected() ? undefined : setTimeout(onTimeout, milliseconds);
      this.#awaited = {
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
    });
  }

  #settle(message: Exclude<RuntimeMessage, { kind: 'log' }>): void {
    const awaited = this.#awaited;
    this.#awaited = undefined;
    if (message.kind === 'error' && message.ending) this.#ended = true;
    if (message.kind === 'error') awaited?.reject(new FunctionError(message.message, message.errorType));
    else awaited?.resolve(message.kind === 'answer' ? message.answer : '');
  }
}
