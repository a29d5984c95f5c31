import type { RentalVersion } from '../../../../graphql/generated/schema';
import type { VersionPage } from '../../cloud/history-api';
import { keyOfVersion } from '../../lib/versionKey';

export interface ActivityState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Newest first. While `isStale`, those of the filter before. */
  readonly entries: readonly RentalVersion[];
  readonly isStale: boolean;
  /** Asks for older entries; null where there are none. */
  readonly nextToken: string | null;
  readonly error: unknown;
  /** How many entries the cloud looks at for the next page: a filter within them may leave none. */
  readonly limit: number;
  /** How many entries were looked at, and found, since older ones were last asked for. */
  readonly looked: number;
  readonly found: number;
  /** What happened since the page was read; shown when it is asked for. */
  readonly news: readonly RentalVersion[];
  /** True where there is more news than was read, so that all has to be read again. */
  readonly hasMoreNews: boolean;
}

export type ActivityAction =
  /** Another filter, or all over again. */
  | { readonly type: 'started' }
  /** Older entries are wanted. */
  | { readonly type: 'asked' }
  | { readonly type: 'pageArrived'; readonly page: VersionPage }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The newest page, read again. */
  | { readonly type: 'newestArrived'; readonly page: VersionPage }
  | { readonly type: 'newsShown' };

export const firstLimit = 50;
/** The largest page that the cloud gives. */
export const maxLimit = 1000;
/** As many entries fill a screen; with fewer, the next page is read at once. */
const enough = 20;
/** So many entries are looked at in a row before the reader is asked whether to look further. */
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
  // What is older than the last entry that was read comes with the next page.
  const isInRange = ({ at }: RentalVersion) => nextToken === null || (last !== undefined && at >= last.at);
  const news = unknownOf(page.items, entries).filter(isInRange);
  const hasMoreNews = Boolean(page.nextToken) && page.items.length > 0 && news.length === page.items.length;
  // Nobody reads an empty list, so nothing is moved from under their eyes.
  if (entries.length === 0 && !hasMoreNews) return { ...state, entries: news, news: [] };
  return { ...state, news, hasMoreNews };
}

/** Whether the end of the list asks for older entries as soon as it comes into sight. */
export const readsOnByItself = ({ status, nextToken, found }: ActivityState) =>
  status === 'ready' && nextToken !== null && found >= enough;

/** Whether the search for rare entries waits for the reader's word. */
export const isPaused = ({ status, nextToken, found }: ActivityState) =>
  status === 'ready' && nextToken !== null && found < enough;

function unknownOf(items: readonly RentalVersion[], known: readonly RentalVersion[]): RentalVersion[] {
  const keys = new Set(known.map(keyOfVersion));
  return items.filter((version) => !keys.has(keyOfVersion(version)));
}

const newestFirst = (entries: RentalVersion[]) => entries.sort((one, other) => other.at - one.at);
