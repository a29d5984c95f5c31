import './main-layout.scss';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { navigationForm } from '../features/layout/applyLayout';
import { CustomizerPlace } from '../features/layout/customizer/CustomizerPlace';
import { selectLayout } from '../features/layout/layoutSlice';
import { Breadcrumbs } from './Breadcrumbs';
import { GroupMenus } from './navigation/GroupMenus';
import { Sidebar } from './Sidebar';
import { Topbar } from './Topbar';
import { useDrawer } from './useDrawer';

const InnerRightColumn = lazy(() => import('./InnerRightColumn'));
const NavigationDrawer = lazy(() => import('./NavigationDrawer'));
const RentalSync = lazy(() => import('../features/rentals/RentalSync'));

/** The application's frame: topbar, navigation in one of its forms, breadcrumbs, the page, what stands beside it, footer. */
export default function MainLayout() {
  const { t } = useTranslation('layout');
  const layout = useAppSelector(selectLayout);
  const form = navigationForm(layout);
  const drawer = useDrawer();
  const main = useRef<HTMLElement>(null);
  return (
    <div className="main-layout">
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Topbar />
      {form === 'horizontal' ? <GroupMenus placement="below" /> : <Sidebar isMini={form === 'mini'} />}
      {drawer.isNeeded && (
        <Suspense>
          <NavigationDrawer isOpen={drawer.isOpen} onClose={drawer.close} />
        </Suspense>
      )}
      <div className="page">
        <Breadcrumbs />
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {layout.innerRightPart && (
          <Suspense>
            <InnerRightColumn page={main} />
          </Suspense>
        )}
        <footer className="page-footer">{t('footer')}</footer>
      </div>
      <CustomizerPlace />
      <Suspense>
        <RentalSync />
      </Suspense>
    </div>
  );
}
