/** As Amplify names a call that got no answer. */
export const networkError = (): Error =>
  Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });

/** For the pools, which answer at once or not at all. */
export const shortLimit = 8_000;

/** For services that may take their time (AppSync gives up after 30 seconds), and for files of the application. */
export const defaultTimeLimit = 35_000;

/** A call for which nobody waits for ever. */
export interface TimedCall {
  /** Aborts when the time is up. */
  readonly signal: AbortSignal;
  /** Something came or went: the time begins anew. */
  readonly progressed: () => void;
}

/**
 * Makes a call that may never settle. One that shows no sign of life for so many milliseconds fails as for want of a
 * network; what comes of it later is nobody's.
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
