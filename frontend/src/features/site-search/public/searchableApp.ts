import type { i18n } from 'i18next';
import type { AppDispatch, RootState } from '../../../app/hooks';
import type { Texts } from '../../../lib/translationTypes';
import type { PagePath } from '../../../navigation/pages';
import type { Searchable } from './searchSite';

/** A searchable item before its page is named. */
export type Found = Omit<Searchable, 'place'>;

/** What the search finds in an app. Each app has one in its `public/searchable.ts`, listed in searchableApps.ts. */
export interface SearchableApp {
  /** The app's page: its title is the place of what is found. */
  readonly page: PagePath;
  /** The texts that `find` reads, beside those that every page loads. */
  readonly texts?: readonly Texts[];
  /** Loads the app's list as its page does; for lists that are loaded. */
  readonly load?: (dispatch: AppDispatch) => void;
  readonly status?: (state: RootState) => 'idle' | 'loading' | 'ready' | 'failed';
  /** All that is not deleted, in the page's language. */
  readonly find: (state: RootState, i18n: i18n) => Found[];
}
