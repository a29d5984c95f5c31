import { spawnSync } from 'node:child_process';

/** What a call of the AWS command line came to. */
export interface AwsOutcome {
  /** Whether AWS did it. */
  readonly done: boolean;
  /** Whether the AWS command line is not installed, or could not be started. */
  readonly missing: boolean;
  /** What it printed as its answer, as text. */
  readonly output: string;
  /** What it printed as its errors. */
  readonly message: string;
}

/** Runs the AWS command line, with the credentials that it finds. */
export function aws(...words: readonly string[]): AwsOutcome {
  const { status, stdout, stderr, error } = spawnSync('aws', words, {
    encoding: 'utf8',
    // Repeats refusals by load, with growing waits: a shard of a stream has other readers, and takes few at a time.
    env: { AWS_RETRY_MODE: 'standard', AWS_MAX_ATTEMPTS: '10', ...process.env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return { done: status === 0, missing: Boolean(error), output: stdout ?? '', message: stderr ?? '' };
}

/**
 * @returns the output of the AWS command line in a region
 * @throws Error when it is missing, or with AWS's own message when AWS refuses or fails
 */
export function awsOrThrow(region: string, ...words: readonly string[]): string {
  const { done, missing, output, message } = aws(...words, '--region', region);
  if (missing) throw new Error('This needs the AWS command line: install "aws", then run it again.');
  if (!done) throw new Error(message.trim());
  return output;
}
