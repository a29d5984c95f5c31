import { accountKey } from '../../lib/accountStorage';
import { readStored, writeStored } from '../../lib/storage';

const entry = 'lastActivity';

/**
 * Records activity of the user, for all tabs and across reloads. Without storage, each tab knows only its own activity.
 * @param now milliseconds since 1970
 */
export function recordActivity(now: number = Date.now()): void {
  writeStored(accountKey(entry), now);
}

/** When any of the account's tabs last recorded activity, in milliseconds since 1970; 0 when unknown. */
export const lastActivity = (): number =>
  readStored(accountKey(entry), (stored) => (typeof stored === 'number' ? stored : 0));
