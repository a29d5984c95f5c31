import { spawnSync } from 'node:child_process';

/** Runs the AWS command line, with the credentials that it finds. */
export function aws(...words: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync('aws', words, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { done: status === 0, missing: Boolean(error), output: stdout ?? '', message: stderr ?? '' };
}
