import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../app/hooks';
import { loadTexts } from '../../../lib/loadTexts';
import { pageAt } from '../../../navigation/pages';
import type { Found, SearchableApp } from '../../sample-data/public/searchableApp';
import type { Searchable } from './searchSite';

/** With the address of the app's page. */
export interface FoundInApp extends Searchable {
  readonly page: string;
}

const none: readonly SearchableApp[] = [];

/**
 * The content of the sample apps and the shop. Their code and data are loaded on the first search.
 * @param isSearch whether the search is not empty
 */
export function useAppSearchables(isSearch: boolean): { items: readonly FoundInApp[]; isMissing: boolean } {
  const { t, i18n } = useTranslation('layout', { useSuspense: false });
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [loaded, setLoaded] = useState<readonly SearchableApp[] | 'failed' | null>(null);
  const apps = Array.isArray(loaded) ? (loaded as readonly SearchableApp[]) : none;
  useEffect(() => {
    if (!isSearch) return;
    let isOver = false;
    loadApps(i18n.language).then(
      (apps) => !isOver && setLoaded(apps),
      () => !isOver && setLoaded('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [isSearch, i18n.language]);
  useEffect(() => {
    for (const app of apps) app.load?.(dispatch);
  }, [apps, dispatch]);

  const inStore = useAppSelector((state) => state.apps);
  const isFailed = useAppSelector((state) => apps.some((app) => app.status?.(state) === 'failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is in the state of the apps
  const items = useMemo(
    () =>
      apps.flatMap((app) => {
        const page = pageAt(app.page);
        const place = page ? t(page.titleKey) : app.page;
        const found: Found[] = app.find(store.getState(), i18n);
        return found.map((one) => ({ ...one, place, page: app.page }));
      }),
    [apps, inStore, store, i18n, i18n.language, t],
  );
  return { items, isMissing: loaded === 'failed' || isFailed };
}

/** @throws when the network or the server fails */
async function loadApps(language: string): Promise<readonly SearchableApp[]> {
  const { searchableApps } = await import('../searchableApps');
  await loadTexts([...new Set(searchableApps.flatMap(({ texts = [] }) => texts))], language);
  return searchableApps;
}
