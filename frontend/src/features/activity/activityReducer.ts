import type { RentalVersion } from '../../../../graphql/generated/schema';
import type { VersionPage } from '../../cloud/historyApi';
import { keyOfVersion } from '../../lib/versionKey';

export interface ActivityState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Newest first. While `isStale`, those of the previous filter. */
  readonly entries: readonly RentalVersion[];
  readonly isStale: boolean;
  /** The token for older entries; null if there are none. */
  readonly nextToken: string | null;
  readonly error: unknown;
  /** How many entries the cloud examines for the next page: the filter may match none of them. */
  readonly limit: number;
  /** How many entries were examined, and how many matched, since the user last requested older ones. */
  readonly examined: number;
  readonly matched: number;
  /** Newer changes than the page shows; shown on request. */
  readonly newEntries: readonly RentalVersion[];
  /** True if there may be more new changes than were read, so that the list has to be reloaded. */
  readonly hasMoreNewEntries: boolean;
}

export type ActivityAction =
  /** Another filter, or a reload. */
  | { readonly type: 'started' }
  /** The user, or the list's end, requests older entries. */
  | { readonly type: 'olderRequested' }
  | { readonly type: 'pageArrived'; readonly page: VersionPage }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The newest page, reloaded. */
  | { readonly type: 'newestArrived'; readonly page: VersionPage }
  | { readonly type: 'newEntriesShown' };

export const firstLimit = 50;
/** The maximum page size. */
export const maxLimit = 1000;
/** Enough entries to fill a screen; with fewer, the next page is read immediately. */
const minMatches = 20;
/** The number of entries examined before the user is asked whether to search further. */
const maxExamined = 10_000;

export const initialActivity: ActivityState = {
  status: 'loading',
  entries: [],
  isStale: false,
  nextToken: null,
  error: null,
  limit: firstLimit,
  examined: 0,
  matched: 0,
  newEntries: [],
  hasMoreNewEntries: false,
};

export function activityReducer(state: ActivityState, action: ActivityAction): ActivityState {
  switch (action.type) {
    case 'started':
      return { ...initialActivity, entries: state.entries, isStale: state.entries.length > 0 };
    case 'olderRequested':
      return { ...state, status: 'loading', error: null, examined: 0, matched: 0 };
    case 'pageArrived':
      return withPage(state, action.page);
    case 'failed':
      return { ...state, status: 'failed', error: action.error };
    case 'newestArrived':
      return withNewest(state, action.page);
    case 'newEntriesShown':
      return { ...state, entries: newestFirst([...state.newEntries, ...state.entries]), newEntries: [] };
  }
}

function withPage(state: ActivityState, page: VersionPage): ActivityState {
  const known = state.isStale ? [] : state.entries;
  const entries = [...known, ...unknownOf(page.items, known)];
  const nextToken = page.nextToken ?? null;
  const examined = state.examined + state.limit;
  const matched = state.matched + page.items.length;
  const needsMore = nextToken !== null && matched < minMatches && examined < maxExamined;
  const isRare = page.items.length < Math.min(minMatches, state.limit);
  return {
    ...state,
    status: needsMore ? 'loading' : 'ready',
    entries,
    isStale: false,
    nextToken,
    error: null,
    examined,
    matched,
    limit: isRare ? Math.min(maxLimit, state.limit * 4) : state.limit,
  };
}

function withNewest(state: ActivityState, page: VersionPage): ActivityState {
  if (state.isStale) return state;
  const { entries, nextToken, newEntries: held } = state;
  const last = entries.at(-1);
  // Entries older than the last one read come with the next page.
  const isInRange = ({ at }: RentalVersion) => nextToken === null || (last !== undefined && at >= last.at);
  // Where the filter matches few entries, the page may have none of those held.
  const found = [...held, ...unknownOf(page.items, held).filter(isInRange)];
  const newEntries = newestFirst(unknownOf(found, entries));
  const hasMoreNewEntries = mayHaveGap(state, page);
  // In an empty list, adding entries moves nothing that the user is reading.
  if (entries.length === 0 && !hasMoreNewEntries) {
    return { ...state, entries: newEntries, newEntries: [], hasMoreNewEntries };
  }
  return { ...state, newEntries, hasMoreNewEntries };
}

/** Whether there may be new entries between those of the newest page and those that are shown. */
function mayHaveGap(
  { entries, newEntries, hasMoreNewEntries }: ActivityState,
  { items, nextToken }: VersionPage,
): boolean {
  const reaches = (known: readonly RentalVersion[]) => unknownOf(items, known).length < items.length;
  if (!nextToken || reaches(entries)) return false;
  return hasMoreNewEntries || !reaches(newEntries);
}

/** Whether older entries are requested as soon as the end of the list becomes visible. */
export const loadsMoreOnScroll = ({ status, nextToken, matched }: ActivityState) =>
  status === 'ready' && nextToken !== null && matched >= minMatches;

/** Whether the search for rare entries waits until the user continues it. */
export const isPaused = ({ status, nextToken, matched }: ActivityState) =>
  status === 'ready' && nextToken !== null && matched < minMatches;

function unknownOf(items: readonly RentalVersion[], known: readonly RentalVersion[]): RentalVersion[] {
  const keys = new Set(known.map(keyOfVersion));
  return items.filter((version) => !keys.has(keyOfVersion(version)));
}

const newestFirst = (entries: RentalVersion[]) => entries.sort((one, other) => other.at - one.at);
