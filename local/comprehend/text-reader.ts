import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OperationName } from './operations';
import type { ReaderAnswer, ReaderRequest } from './reader-process';

/** Analyses texts in a separate process, so that neither loading the models nor a long text delays other requests. */
export interface TextReader {
  /** @throws Error when the process fails; the next call starts another. */
  read(operation: OperationName, text: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** After so long without a text the process ends. */
const idleMilliseconds = 2 * 60 * 1000;

/**
 * The process and its models (some 0.8 s and 500 MB) are loaded at the first call, and stay until there are no calls
 * for a while. A thread would keep half of that memory after its end, as compiling the models leaves the allocator's
 * heap in pieces.
 */
export function createTextReader(): TextReader {
  let current: ReaderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  return {
    read(operation, text) {
      clearTimeout(idle);
      idle = setTimeout(() => current?.end(), idleMilliseconds).unref();
      current ??= startProcess(() => {
        current = undefined;
      });
      return current.read(operation, text);
    },
    async close() {
      clearTimeout(idle);
      await current?.end();
    },
  };
}

interface ReaderProcess {
  read(operation: OperationName, text: string): Promise<unknown>;
  end(): Promise<unknown>;
}

function startProcess(onEnd: () => void): ReaderProcess {
  const waiting = new Map<number, Waiting>();
  // Ctrl+C at the terminal ends it, too: it has nothing to finish.
  const child = fork(path.join(__dirname, 'reader-process.cjs'), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close').catch(() => undefined);
  let lastId = 0;
  let failure = new Error('The process that reads texts has ended.');

  child.on('message', (answer: ReaderAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.result);
  });
  const stop = () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  child.on('exit', stop);
  child.on('error', (error) => {
    failure = error;
    // One that could not be started never exits.
    if (child.pid === undefined) stop();
  });
  return {
    read(operation, text) {
      const request: ReaderRequest = { id: ++lastId, operation, text };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        child.send(request);
      });
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
