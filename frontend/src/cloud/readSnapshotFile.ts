import { getUrl } from 'aws-amplify/storage';
import { needAwsCredentials } from './awsCredentials';
import { networkError, shortLimit } from './timeLimit';

needAwsCredentials();

/** As `webConfiguration` names the bucket (lib/constructs/web-configuration.ts). */
const bucket = 'snapshots';

/**
 * Reads a file of the rentals as text, decompressed by the browser, piece by piece. Amplify is configured before this
 * module is used, as signing in loads cloud/clients.ts.
 * @param take is waited for before the next piece
 * @returns whether there is such a file
 * @throws when it cannot be reached or is damaged; what `take` throws
 */
export async function readSnapshotFile(
  key: string,
  take: (text: string) => void | Promise<void>,
  signal: AbortSignal,
): Promise<boolean> {
  const stalled = new AbortController();
  const either = AbortSignal.any([stalled.signal, signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const progressed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(networkError()), shortLimit);
  };
  progressed();
  try {
    const { url } = await abortable(getUrl({ path: key, options: { bucket } }), either);
    // The URL is signed; without additional headers, browsers send no preflight request.
    const response = await fetch(url, { signal: either, cache: 'no-store' });
    // S3 says of a missing file that access is denied, to those who may not list the bucket.
    if (response.status === 403 || response.status === 404) return false;
    if (!response.ok || !response.body) throw networkError();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      progressed();
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      await take(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Of Amplify's calls that know no signal. */
function abortable<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    call.then(resolve, reject);
  });
}
