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
  readonly looked: number;
  readonly found: number;
  /** Newer changes than the page shows; shown on request. */
  readonly news: readonly RentalVersion[];
  /** True if there are more new changes than were read, so that the list has to be reloaded. */
  readonly hasMoreNews: boolean;
}

export type ActivityAction =
  /** Another filter, or a reload. */
  | { readonly type: 'started' }
  /** The user, or the list's end, requests older entries. */
  | { readonly type: 'asked' }
  | { readonly type: 'pageArrived'; readonly page: VersionPage }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The newest page, reloaded. */
  | { readonly type: 'newestArrived'; readonly page: VersionPage }
  | { readonly type: 'newsShown' };

export const firstLimit = 50;
/** The maximum page size. */
export const maxLimit = 1000;
/** Enough entries to fill a screen; with fewer, the next page is read immediately. */
const enough = 20;
/** The number of entries examined before the user is asked whether to search further. */
const lookedAtMost = 10_000;

export const initialActivity: ActivityState = {
  status: 'loading',
  entries: [],
  isStale: false,
  nextToken: null,
  error: null,
  limit: firstLimit,
  looked: 0,
  found: 0,
  news: [],
  hasMoreNews: false,
};

export function activityReducer(state: ActivityState, action: ActivityAction): ActivityState {
  switch (action.type) {
    case 'started':
      return { ...initialActivity, entries: state.entries, isStale: state.entries.length > 0 };
    case 'asked':
      return { ...state, status: 'loading', error: null, looked: 0, found: 0 };
    case 'pageArrived':
      return withPage(state, action.page);
    case 'failed':
      return { ...state, status: 'failed', error: action.error };
    case 'newestArrived':
      return withNews(state, action.page);
    case 'newsShown':
      return { ...state, entries: newestFirst([...state.news, ...state.entries]), news: [] };
  }
}

function withPage(state: ActivityState, page: VersionPage): ActivityState {
  const known = state.isStale ? [] : state.entries;
  const entries = [...known, ...unknownOf(page.items, known)];
  const nextToken = page.nextToken ?? null;
  const looked = state.looked + state.limit;
  const found = state.found + page.items.length;
  const goesOn = nextToken !== null && found < enough && looked < lookedAtMost;
  const isRare = page.items.length < Math.min(enough, state.limit);
  return {
    ...state,
    status: goesOn ? 'loading' : 'ready',
    entries,
    isStale: false,
    nextToken,
    error: null,
    looked,
    found,
    limit: isRare ? Math.min(maxLimit, state.limit * 4) : state.limit,
  };
}

function withNews(state: ActivityState, page: VersionPage): ActivityState {
  if (state.isStale) return state;
  const { entries, nextToken } = state;
  const last = entries.at(-1);
  // Entries older than the last one read come with the next page.
  const isInRange = ({ at }: RentalVersion) => nextToken === null || (last !== undefined && at >= last.at);
  const news = unknownOf(page.items, entries).filter(isInRange);
  const hasMoreNews = Boolean(page.nextToken) && page.items.length > 0 && news.length === page.items.length;
  // In an empty list, adding entries moves nothing that the user is reading.
  if (entries.length === 0 && !hasMoreNews) return { ...state, entries: news, news: [] };
  return { ...state, news, hasMoreNews };
}

/** Whether older entries are requested as soon as the end of the list becomes visible. */
export const readsOnByItself = ({ status, nextToken, found }: ActivityState) =>
  status === 'ready' && nextToken !== null && found >= enough;

/** Whether the search for rare entries waits until the user continues it. */
export const isPaused = ({ status, nextToken, found }: ActivityState) =>
  status === 'ready' && nextToken !== null && found < enough;

function unknownOf(items: readonly RentalVersion[], known: readonly RentalVersion[]): RentalVersion[] {
  const keys = new Set(known.map(keyOfVersion));
  return items.filter((version) => !keys.has(keyOfVersion(version)));
}

const newestFirst = (entries: RentalVersion[]) => entries.sort((one, other) => other.at - one.at);
