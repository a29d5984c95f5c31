/** Named like Amplify's error for a call without a response. */
export const networkError = (): Error =>
  Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });

/** For the user and identity pools, which respond quickly or not at all. */
export const shortLimit = 8_000;

/** For services that may be slow (AppSync times out after 30 seconds), and for files of the application. */
export const defaultTimeLimit = 35_000;

/** A call with a time limit. */
export interface TimedCall {
  /** Aborts when the time is up. */
  readonly signal: AbortSignal;
  /** Reports that data was sent or received: restarts the time limit. */
  readonly progressed: () => void;
}

/**
 * Limits a call that may never settle. Without progress for `limit` milliseconds it fails like a network error, and its
 * later result is ignored.
 */
export async function inTime<Answer>(limit: number, call: (timed: TimedCall) => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSettled = false;
  const progressed = () => {
    clearTimeout(timer);
    if (!isSettled) timer = setTimeout(() => ending.abort(), limit);
  };
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(networkError()), { once: true });
  });
  progressed();
  try {
    return await Promise.race([call({ signal, progressed }), tooLate]);
  } finally {
    isSettled = true;
    clearTimeout(timer);
  }
}
