/** A proof of the password holds the time, and the user pool takes it for some minutes only. */
const maxSkew = 5 * 60_000;
const timeLimit = 3_000;

/** The user pool refused a sign-in because of this device's clock; it says that the password is wrong. */
export class WrongClockError extends Error {
  override readonly name = 'WrongClockError';
}

/** Whether this device's clock is too far from Polder's to sign in; false when Polder does not say its time. */
export async function isClockWrong(): Promise<boolean> {
  try {
    const { headers } = await fetch('/config.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimit),
    });
    // What CloudFront has cached keeps its date, with its age in seconds beside it.
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
    return Math.abs(Date.now() - time) > maxSkew;
  } catch {
    return false;
  }
}
