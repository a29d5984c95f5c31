import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../components/Brand';
import { CustomizerButton } from '../features/layout/public/customizer';
import { NotificationsMenu } from '../features/notifications/public/menu';
import { PaletteButton } from '../features/palette/public/button';
import { ImportIndicator } from '../features/rentals/public/importIndicator';
import { brandName } from '../lib/brand';
import { paths } from '../lib/paths';
import { AccountMenu } from './AccountMenu';
import { NavigationToggle } from './NavigationToggle';
import { ThemeToggle } from './ThemeToggle';

/** Navigation button and brand at the start; search, theme, notifications and account at the end. */
export const Topbar = memo(function Topbar() {
  const { t } = useTranslation('layout');
  return (
    <header className="topbar">
      <NavigationToggle />
      <Link to={paths.home} className="brand" aria-label={t('brandHome')}>
        <BrandMark />
        <span>{brandName}</span>
      </Link>
      <div className="topbar-end">
        <ImportIndicator />
        <PaletteButton />
        <NotificationsMenu />
        <ThemeToggle />
        <CustomizerButton />
        <AccountMenu />
      </div>
    </header>
  );
});
