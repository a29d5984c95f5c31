import { spawnSync } from 'node:child_process';

/** The result of a call of the AWS command line. */
export interface AwsOutcome {
  readonly succeeded: boolean;
  /** Whether the AWS command line is not installed, or could not be started. */
  readonly isMissing: boolean;
  /** Its answer, as text. */
  readonly stdout: string;
  /** Its errors, as text. */
  readonly stderr: string;
}

/** Runs the AWS command line, with the credentials that it finds. */
export function aws(...words: readonly string[]): AwsOutcome {
  const { status, stdout, stderr, error } = spawnSync('aws', words, {
    encoding: 'utf8',
    // Retries throttled calls: other consumers read the same stream shard.
    env: { AWS_RETRY_MODE: 'standard', AWS_MAX_ATTEMPTS: '10', ...process.env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return { succeeded: status === 0, isMissing: Boolean(error), stdout: stdout ?? '', stderr: stderr ?? '' };
}

/**
 * @returns the output of the AWS command line in a region
 * @throws Error when it is missing, or with AWS's own message when AWS refuses or fails
 */
export function awsOrThrow(region: string, ...words: readonly string[]): string {
  const { succeeded, isMissing, stdout, stderr } = aws(...words, '--region', region);
  if (isMissing) throw new Error('This needs the AWS command line: install "aws", then run it again.');
  if (!succeeded) throw new Error(stderr.trim());
  return stdout;
}
