import code from 'bootstrap-icons/icons/code-slash.svg?glyph';
import page from 'bootstrap-icons/icons/file-earmark.svg?glyph';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../lib/paths';
import { type IndexedDemo, loadDemoIndex } from '../../navigation/loadDemoIndex';
import type { Page, PageGroup } from '../../navigation/page';
import { pageIcons } from '../../navigation/pageIcons';
import { pages } from '../../navigation/pages';
import { drawnFlag } from '../rentals/public/flags';
import { useNeedRentals } from '../rentals/public/neededRentals';
import { selectRentals } from '../rentals/public/rentals';
import { searchSite } from '../site-search/public/searchSite';
import { useAppSearchables } from '../site-search/public/useAppSearchables';
import { findRentals } from './findRentals';
import { fuzzyMatch } from './fuzzyMatch';
import type { PaletteItem, PaletteSection } from './paletteItems';
import { readRecentPages } from './recentPages';
import { usePaletteActions } from './usePaletteActions';

const maxRentals = 6;
const maxInApps = 6;

/** The apps are loaded from the second letter on. */
const fewestLetters = 2;

/** All sections of the palette, in the page's language. */
export function usePaletteSections(search: string): PaletteSection[] {
  const { t } = useTranslation(['palette', 'layout']);
  const pages = usePages();
  const actions = usePaletteActions();
  const rentals = useRentals(search);
  const examples = useExamples();
  const inApps = useInApps(search);
  return useMemo(
    () => [
      { id: 'recent', title: t('sections.recent'), items: pages.recent, max: 4 },
      { id: 'actions', title: t('sections.actions'), items: actions, max: 5 },
      { id: 'rentals', title: t('sections.rentals'), items: rentals, max: maxRentals },
      { id: 'inApps', title: t('sections.inApps'), items: inApps, max: maxInApps },
      ...pages.groups,
      // Hundreds: only shown when searched for.
      { id: 'examples', title: t('sections.examples'), items: search.trim() === '' ? [] : examples, max: 6 },
    ],
    [t, pages, actions, rentals, inApps, examples, search],
  );
}

function usePages(): { recent: PaletteItem[]; groups: PaletteSection[] } {
  const { t } = useTranslation(['palette', 'layout']);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMemo(() => {
    const nameOf = (group: PageGroup | undefined) => (group ? t(`layout:groups.${group}`) : t('sections.session'));
    const itemOf = ({ path, titleKey, group }: Page): PaletteItem => ({
      id: path,
      title: t(`layout:${titleKey}`),
      detail: nameOf(group),
      words: path.replaceAll(/[/-]/g, ' '),
      icon: pageIcons[path] ?? page,
      run: () => void navigate(path),
    });
    const groups = new Map<PageGroup | undefined, Page[]>();
    for (const one of pages) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
    const recent = readRecentPages()
      .filter((path) => path !== pathname)
      .flatMap((path) => pages.find((one) => one.path === path) ?? []);
    return {
      recent: recent.map(itemOf),
      groups: [...groups].map(([group, members]) => ({
        id: group ?? 'session',
        title: nameOf(group),
        items: members.map(itemOf),
        max: 8,
      })),
    };
  }, [t, navigate, pathname]);
}

function useRentals(search: string): PaletteItem[] {
  useNeedRentals();
  const rentals = useAppSelector(selectRentals);
  const navigate = useNavigate();
  return useMemo(
    () =>
      findRentals(rentals, search, maxRentals).map((rental) => ({
        id: `rental:${rental.id}`,
        title: rental.Name,
        detail: rental.Code,
        flag: drawnFlag(rental),
        run: () => void navigate(`${paths.home}?${new URLSearchParams({ q: rental.Name })}`),
      })),
    [rentals, search, navigate],
  );
}

/** Notes, contacts, emails and what else is in the apps, with all words of the search in their title or text. */
function useInApps(search: string): PaletteItem[] {
  const navigate = useNavigate();
  const isSearch = search.trim().length >= fewestLetters;
  const { items } = useAppSearchables(isSearch);
  return useMemo(
    () =>
      searchSite(isSearch ? search : '', items)
        .slice(0, maxInApps)
        .map(({ id, title, place, page: app, to }) => ({
          id,
          title,
          detail: place,
          // What was found by its text has to match here too; the text itself would match by scattered letters.
          words: search,
          isFoundByText: fuzzyMatch(search, title) === null,
          icon: pageIcons[app] ?? page,
          run: () => void navigate(to),
        })),
    [isSearch, search, items, navigate],
  );
}

function useExamples(): PaletteItem[] {
  const { t, i18n } = useTranslation(['palette', 'layout']);
  const [examples, setExamples] = useState<readonly IndexedDemo[]>([]);
  const navigate = useNavigate();
  useEffect(() => {
    // The palette is useful without them too.
    loadDemoIndex().then(setExamples, () => undefined);
  }, []);

  return useMemo(() => {
    const nameOf = (path: string) => {
      const found = pages.find((one) => one.path === path);
      return found && t(`layout:${found.titleKey}`);
    };
    return examples.map(({ path, anchor, title }) => ({
      id: `${path}#${anchor}`,
      title: i18n.language === 'nl' ? title.nl : title.en,
      detail: nameOf(path),
      words: `${path} ${anchor}`.replaceAll(/[/-]/g, ' '),
      icon: code,
      run: () => void navigate(`${path}#${anchor}`),
    }));
  }, [t, i18n.language, examples, navigate]);
}
