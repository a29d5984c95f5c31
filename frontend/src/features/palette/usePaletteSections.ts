import code from 'bootstrap-icons/icons/code-slash.svg?glyph';
import page from 'bootstrap-icons/icons/file-earmark.svg?glyph';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import type { IconShape } from '../../components/Icon';
import { paths } from '../../lib/paths';
import { selectRentals } from '../rentals/rentalsSlice';
import { findRentals } from './findRentals';
import type { PaletteItem, PaletteSection } from './paletteItems';
import { type PaletteExample, type PalettePage, PaletteSourcesContext } from './paletteSources';
import { readRecentPages } from './recentPages';
import { usePaletteActions } from './usePaletteActions';

const mostRentals = 6;

/** Everything the palette has to offer, in the page's language. */
export function usePaletteSections(search: string): PaletteSection[] {
  const { t } = useTranslation(['palette', 'layout']);
  const pages = usePages();
  const actions = usePaletteActions();
  const rentals = useRentals(search);
  const examples = useExamples();
  return useMemo(
    () => [
      { id: 'recent', title: t('sections.recent'), items: pages.recent, max: 4 },
      { id: 'actions', title: t('sections.actions'), items: actions, max: 5 },
      { id: 'rentals', title: t('sections.rentals'), items: rentals, max: mostRentals },
      ...pages.groups,
      // Hundreds of them: there for those who look for one.
      { id: 'examples', title: t('sections.examples'), items: search.trim() === '' ? [] : examples, max: 6 },
    ],
    [t, pages, actions, rentals, examples, search],
  );
}

function usePages(): { recent: PaletteItem[]; groups: PaletteSection[] } {
  const { t } = useTranslation(['palette', 'layout']);
  const { pages, loadIcons } = useContext(PaletteSourcesContext);
  const [icons, setIcons] = useState<Readonly<Record<string, IconShape>>>({});
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // Without icons the palette works as well.
    loadIcons().then(setIcons, () => undefined);
  }, [loadIcons]);

  return useMemo(() => {
    const nameOf = (group: PalettePage['group']) =>
      group ? (t(`layout:groups.${group}` as 'layout:groups.apps') as string) : t('sections.session');
    const itemOf = ({ path, titleKey, group }: PalettePage): PaletteItem => ({
      id: path,
      title: t(`layout:${titleKey}` as 'layout:pages.about') as string,
      detail: nameOf(group),
      words: path.replaceAll(/[/-]/g, ' '),
      icon: icons[path] ?? page,
      run: () => void navigate(path),
    });
    const groups = new Map<PalettePage['group'], PalettePage[]>();
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
  }, [t, pages, icons, navigate, pathname]);
}

function useRentals(search: string): PaletteItem[] {
  const rentals = useAppSelector(selectRentals);
  const navigate = useNavigate();
  return useMemo(
    () =>
      findRentals(rentals, search, mostRentals).map(({ id, Name, Code, Flag }) => ({
        id: `rental:${id}`,
        title: Name,
        detail: Code,
        flag: Flag ?? undefined,
        run: () => void navigate(`${paths.home}?${new URLSearchParams({ q: Name })}`),
      })),
    [rentals, search, navigate],
  );
}

function useExamples(): PaletteItem[] {
  const { t, i18n } = useTranslation(['palette', 'layout']);
  const { pages, loadExamples } = useContext(PaletteSourcesContext);
  const [examples, setExamples] = useState<readonly PaletteExample[]>([]);
  const navigate = useNavigate();
  useEffect(() => {
    // Without them it leads to every page all the same.
    loadExamples().then(setExamples, () => undefined);
  }, [loadExamples]);

  return useMemo(() => {
    const nameOf = (path: string) => {
      const found = pages.find((one) => one.path === path);
      return found && (t(`layout:${found.titleKey}` as 'layout:pages.about') as string);
    };
    return examples.map(({ path, anchor, title }) => ({
      id: `${path}#${anchor}`,
      title: i18n.language === 'nl' ? title.nl : title.en,
      detail: nameOf(path),
      words: `${path} ${anchor}`.replaceAll(/[/-]/g, ' '),
      icon: code,
      run: () => void navigate(`${path}#${anchor}`),
    }));
  }, [t, i18n.language, pages, examples, navigate]);
}
