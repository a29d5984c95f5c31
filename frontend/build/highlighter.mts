import { MessageChannel, Worker } from 'node:worker_threads';

/** Characters of one colour, within a line. */
export interface Token {
  readonly content: string;
  /** A CSS variable instead of a colour: `var(--token-keyword)`. */
  readonly color?: string;
  /** Of its first character in the source. */
  readonly offset: number;
}

/** @returns the tokens of each line of a TypeScript source */
export type Highlighter = (code: string) => Promise<Token[][]>;

interface Answer {
  readonly lines: Token[][];
  readonly error?: Error;
}

/** Highlights in a thread of its own, as style sheets and plugins take all the time of the build's first one. */
export function openHighlighter(): Highlighter {
  const worker = new Worker(new URL('./highlight-worker.mjs', import.meta.url));
  // Only a source that is waited for keeps Node running: its port does.
  worker.unref();
  return (code) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.once('message', ({ lines, error }: Answer) => {
        port1.close();
        if (error) reject(error);
        else resolve(lines);
      });
      worker.postMessage({ code, port: port2 }, [port2]);
    });
}
