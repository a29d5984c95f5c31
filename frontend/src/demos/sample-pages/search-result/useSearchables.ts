import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { useNeedRentals } from '../../../features/rentals/public/neededRentals';
import { selectRentals } from '../../../features/rentals/public/rentals';
import { type Searchable, searchableRentals } from '../../../features/site-search/public/searchSite';
import { useAppSearchables } from '../../../features/site-search/public/useAppSearchables';
import { pageAt, pages } from '../../../navigation/pages';
import { type DemoAbout, demoId } from '../../frame/demo';
import { localised } from '../../frame/useTexts';

/**
 * All searchable items in the current language: pages, examples, rentals and app content.
 * @param isSearch whether the search is not empty
 */
export function useSearchables(isSearch: boolean): { searchables: readonly Searchable[]; isMissing: boolean } {
  const pages = usePages();
  const examples = useExamples();
  const rentals = useRentals();
  const { items, isMissing } = useAppSearchables(isSearch);
  const searchables = useMemo(() => [...pages, ...items, ...examples, ...rentals], [pages, items, examples, rentals]);
  return { searchables, isMissing };
}

function usePages(): Searchable[] {
  const { t } = useTranslation('layout');
  return useMemo(
    () =>
      pages.flatMap(({ path, titleKey, group }) =>
        group
          ? {
              id: path,
              kind: 'page' as const,
              to: path,
              title: t(titleKey),
              place: t(`groups.${group}`),
              text: path,
            }
          : [],
      ),
    [t],
  );
}

function useExamples(): Searchable[] {
  const { t, i18n } = useTranslation('layout');
  const [texts, setTexts] = useState<Readonly<Record<string, DemoAbout>>>({});
  useEffect(() => {
    // Pages can still be found without the examples.
    import('./demoTexts').then(
      ({ demoTexts }) => setTexts(demoTexts),
      () => undefined,
    );
  }, []);
  return useMemo(
    () =>
      Object.entries(texts).map(([file, { title, when }]) => {
        const path = file.replace(/^(\.\.\/)+/, '/').replace(/\/[^/]*$/, '');
        const page = pageAt(path);
        return {
          id: file,
          kind: 'example',
          to: `${path}#${demoId(file)}`,
          title: localised(title, i18n.language),
          place: page ? t(page.titleKey) : path,
          text: localised(when, i18n.language),
        };
      }),
    [t, i18n.language, texts],
  );
}

function useRentals(): Searchable[] {
  useNeedRentals();
  const { t } = useTranslation('layout');
  const rentals = useAppSelector(selectRentals);
  return useMemo(() => searchableRentals(rentals, t('pages.rotterdam')), [t, rentals]);
}
