import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** A JSON file with the persistent state of one part of the local cloud. */
export interface StateFile<State> {
  /**
   * Undefined when there is no file yet.
   * @throws Error naming the file and what to do, when it is damaged or has another format.
   */
  read(): State | undefined;
  /** Atomic: a crash leaves the old file or the new one. Readable by its owner only. */
  write(state: State): void;
}

/**
 * @param format version of the format; a file of another version is refused, not guessed at
 * @param shape schema of the state
 * @param content description of the content, e.g. `the accounts of eu-west-1_x`
 */
export function stateFile<State>(
  file: string,
  format: number,
  shape: z.ZodType<State>,
  content: string,
): StateFile<State> {
  const refuse = (reason: string) =>
    new Error(
      `${file} ${reason}. It holds ${content}. Put back a good copy of it, or move it away to begin anew without them.`,
    );
  return {
    read() {
      if (!existsSync(file)) return undefined;
      const written = parse(readFileSync(file, 'utf8'));
      if (typeof written !== 'object' || written === null) throw refuse('is damaged: it is not JSON');
      const { format: found, state } = written as { format?: unknown; state?: unknown };
      if (found !== format) throw refuse(`has format ${found}, but this version reads format ${format}`);
      const result = shape.safeParse(state);
      if (!result.success) {
        const [issue] = result.error.issues;
        throw refuse(`is damaged at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`);
      }
      return result.data;
    },
    write(state) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const temporary = `${file}.new`;
      const descriptor = openSync(temporary, 'w', 0o600);
      try {
        writeFileSync(descriptor, JSON.stringify({ format, state }));
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(temporary, file);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
