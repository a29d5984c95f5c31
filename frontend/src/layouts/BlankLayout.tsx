import './blank-layout.scss';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { BrandMark } from '../components/Brand';
import { brandName } from '../lib/brand';
import { paths } from '../lib/paths';
import { CanalRow } from './CanalRow';
import { LanguageChoice } from './LanguageChoice';
import { ThemeToggle } from './ThemeToggle';

/** One card on a plain background, for sign-in, maintenance and 404 pages. */
export default function BlankLayout() {
  const { t } = useTranslation('layout');
  return (
    <div className="blank-layout">
      <header className="blank-topbar">
        <Link to={paths.home} className="brand blank-brand" aria-label={t('brandHome')}>
          <BrandMark />
          <span>{brandName}</span>
        </Link>
        <div className="d-flex align-items-center gap-1">
          <LanguageChoice />
          <ThemeToggle />
        </div>
      </header>
      <main className="blank-main">
        <Link to={paths.home} className="brand blank-name" aria-label={t('brandHome')}>
          <BrandMark />
          <span className="blank-name-text">{brandName}</span>
          <span className="blank-purpose">{t('purpose')}</span>
        </Link>
        <div className="card blank-card">
          <Outlet />
        </div>
      </main>
      <CanalRow />
    </div>
  );
}
