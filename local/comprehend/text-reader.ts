import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadingAnswer, ReadingRequest } from './reading-thread';
import type { OperationName } from './readings';

/** Reads texts in a thread of its own, so that neither loading the models nor a long text keeps others waiting. */
export interface TextReader {
  /** @throws Error when the thread fails; the next call starts another. */
  read(operation: OperationName, text: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (reading: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** After so long without a text the thread ends, and its memory with it. */
const idleMilliseconds = 2 * 60 * 1000;

/** The thread and its models (some 0.8 s and 400 MB) are there from the first call on, until nobody calls any more. */
export function createTextReader(): TextReader {
  let current: ReadingThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  return {
    read(operation, text) {
      clearTimeout(idle);
      idle = setTimeout(() => current?.end(), idleMilliseconds).unref();
      current ??= startThread(() => {
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

interface ReadingThread {
  read(operation: OperationName, text: string): Promise<unknown>;
  end(): Promise<unknown>;
}

function startThread(onEnd: () => void): ReadingThread {
  const waiting = new Map<number, Waiting>();
  const thread = new Worker(path.join(__dirname, 'reading-thread.cjs'));
  let lastId = 0;
  let failure = new Error('The thread that reads texts has ended.');

  thread.on('message', (answer: ReadingAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.reading);
  });
  // An error is always followed by the exit.
  thread.on('error', (error: Error) => {
    failure = error;
  });
  thread.on('exit', () => {
    onEnd();
    for (const { reject } of waiting.values()) reject(failure);
  });
  return {
    read(operation, text) {
      const request: ReadingRequest = { id: ++lastId, operation, text };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        thread.postMessage(request);
      });
    },
    end: () => thread.terminate(),
  };
}
