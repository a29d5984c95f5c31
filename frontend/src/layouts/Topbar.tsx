import list from 'bootstrap-icons/icons/list.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { BrandMark } from '../components/Brand';
import { Icon } from '../components/Icon';
import { layoutChanged, selectMobileSidebar } from '../features/layout/layoutSlice';
import { paths } from '../lib/paths';
import { AccountMenu } from './AccountMenu';
import { LanguageChoice } from './LanguageChoice';
import { ThemeToggle } from './ThemeToggle';

/** Brand at one end; theme, language and account at the other. */
export function Topbar() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileSidebar);
  return (
    <header className="topbar">
      <button
        type="button"
        className="btn btn-icon d-lg-none"
        aria-label={t('openNavigation')}
        aria-expanded={isOpen}
        onClick={() => dispatch(layoutChanged({ mobileSidebar: true }))}
      >
        <Icon glyph={list} />
      </button>
      <Link to={paths.home} className="brand" aria-label={t('brandHome')}>
        <BrandMark />
        <span>Polder</span>
      </Link>
      <div className="topbar-end">
        <LanguageChoice />
        <ThemeToggle />
        <AccountMenu />
      </div>
    </header>
  );
}
