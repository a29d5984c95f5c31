import { readAccountItem, storeAccountItem } from '../../lib/accountStorage';

/** When a tab of the person's last saw a sign of life: it outlives a reload. Milliseconds since 1970. */
const entry = 'lastActivity';

/** Somebody is there. A tab that cannot keep it knows of itself only. */
export function recordActivity(now: number = Date.now()): void {
  storeAccountItem(entry, String(now));
}

export const lastActivity = (): number => Number(readAccountItem(entry)) || 0;
