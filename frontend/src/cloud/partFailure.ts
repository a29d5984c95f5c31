import { isChunkLoadError } from '../lib/chunkLoadError';
import { errorKey } from './errors';
import { checkReachability } from './reachability';

/**
 * Why something failed that needs a part of the application: the network, a newer release that has replaced the part,
 * or something else.
 */
export type PartFailure = 'network' | 'replaced' | 'unknown';

/** For a notification, which is worded once. What the page shows follows the connection: components/useErrorText.ts. */
export async function partFailureOf(error: unknown): Promise<PartFailure> {
  if (isChunkLoadError((error ?? {}) as Error) && (await checkReachability()) === 'up') return 'replaced';
  return errorKey(error) === 'network' ? 'network' : 'unknown';
}
