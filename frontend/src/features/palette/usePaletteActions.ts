import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?glyph';
import signInIcon from 'bootstrap-icons/icons/box-arrow-in-right.svg?glyph';
import signOutIcon from 'bootstrap-icons/icons/box-arrow-right.svg?glyph';
import lock from 'bootstrap-icons/icons/lock.svg?glyph';
import moon from 'bootstrap-icons/icons/moon-stars.svg?glyph';
import plus from 'bootstrap-icons/icons/plus-lg.svg?glyph';
import sun from 'bootstrap-icons/icons/sun.svg?glyph';
import translate from 'bootstrap-icons/icons/translate.svg?glyph';
import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { chooseLanguage, languages } from '../../lib/i18n';
import { loginFrom, paths } from '../../lib/paths';
import { pageIcons } from '../../navigation/pageIcons';
import { pages } from '../../navigation/pages';
import { layoutChanged, selectDarkMode, selectRightToLeft } from '../layout/public/settings';
import { lockScreen, signOut } from '../session/public/leaving';
import { useDenial } from '../session/public/permissions';
import { selectSession } from '../session/public/session';
import type { PaletteItem } from './paletteItems';

/** Actions available on every page: for everybody, for guests, and for signed-in users. */
export function usePaletteActions(): PaletteItem[] {
  const { t, i18n } = useTranslation(['palette', 'layout']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const darkMode = useAppSelector(selectDarkMode);
  const rightToLeft = useAppSelector(selectRightToLeft);
  const { status, email, sub } = useAppSelector(selectSession);
  const { language: current } = i18n;
  const editDenial = useDenial('edit');
  const importDenial = useDenial('import');

  return useMemo(() => {
    const action = (id: string, item: Omit<PaletteItem, 'id'>): PaletteItem => ({ id: `action:${id}`, ...item });
    const account = status === 'signedIn' && email && sub ? { email, sub } : null;
    const always = [
      ...pages.flatMap(({ path, newKey }) =>
        newKey
          ? action(`new:${path}`, {
              title: t(`layout:${newKey}`),
              words: t('words.new'),
              icon: pageIcons[path] ?? plus,
              run: () => void navigate(`${path}?new=1`),
            })
          : [],
      ),
      action('theme', {
        title: t(darkMode ? 'actions.light' : 'actions.dark'),
        words: t('words.theme'),
        icon: darkMode ? sun : moon,
        run: () => dispatch(layoutChanged({ darkMode: !darkMode, systemTheme: false })),
      }),
      action('direction', {
        title: t(rightToLeft ? 'actions.leftToRight' : 'actions.rightToLeft'),
        words: t('words.direction'),
        icon: rightToLeft ? arrowRight : arrowLeft,
        run: () => dispatch(layoutChanged({ rightToLeft: !rightToLeft })),
      }),
      ...languages
        .filter((language) => language !== current)
        .map((language) =>
          action(`language:${language}`, {
            title: t('actions.language', { language: t(`layout:languages.${language}`) }),
            words: `${t('words.language')} ${t(`words.languages.${language}`)}`,
            icon: translate,
            run: () => void chooseLanguage(language),
          }),
        ),
    ];
    const rentals = [
      action('rental', {
        title: t('actions.addRental'),
        words: t('words.rental'),
        icon: plus,
        denial: editDenial,
        run: () => void navigate(`${paths.home}?rental=new`),
      }),
      action('import', {
        title: t('actions.importCsv'),
        words: t('words.import'),
        icon: upload,
        denial: importDenial,
        run: () => void navigate(`${paths.home}?import=1`),
      }),
    ];
    const asGuest = [
      action('signIn', {
        title: t('actions.signIn'),
        words: t('words.session'),
        icon: signInIcon,
        run: () => void navigate(loginFrom(location)),
      }),
    ];
    const asPerson = account && [
      action('lock', {
        title: t('actions.lock'),
        words: t('words.lock'),
        icon: lock,
        run: () => void lockScreen(dispatch, account),
      }),
      action('signOut', {
        title: t('actions.signOut'),
        words: t('words.session'),
        icon: signOutIcon,
        run: () => void signOut(dispatch),
      }),
    ];
    return [...always, ...rentals, ...(asPerson ?? (status === 'guest' ? asGuest : []))];
  }, [t, current, dispatch, navigate, location, darkMode, rightToLeft, status, email, sub, editDenial, importDenial]);
}
