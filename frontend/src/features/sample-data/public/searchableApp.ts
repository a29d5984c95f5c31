import type { i18n } from 'i18next';
import type { AppDispatch, RootState } from '../../../app/hooks';
import type { Texts } from '../../../lib/translationTypes';
import type { PagePath } from '../../../navigation/pages';

export const kinds = [
  'page',
  'note',
  'contact',
  'email',
  'ticket',
  'chat',
  'event',
  'product',
  'order',
  'home',
  'example',
  'rental',
] as const;
export type Kind = (typeof kinds)[number];

/** A searchable item, in the current language. */
export interface Searchable {
  /** Unique among all items. */
  readonly id: string;
  readonly kind: Kind;
  /** Its path in Polder. */
  readonly to: string;
  readonly title: string;
  /** Its context: a page's group, an example's page, a rental's dashboard. */
  readonly place: string;
  /** Its text besides the title. */
  readonly text: string;
}

/** A searchable item before its page is named. */
export type Found = Omit<Searchable, 'place'>;

/** What the search finds in an app. Each app has one in its `public/searchable.ts`, listed in features/site-search. */
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
