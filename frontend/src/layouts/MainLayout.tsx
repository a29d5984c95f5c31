import './main-layout.scss';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectLayout } from '../features/layout/layoutSlice';
import { Breadcrumbs } from './Breadcrumbs';
import { NavigationDrawer } from './NavigationDrawer';
import { Sidebar } from './Sidebar';
import { Topbar } from './Topbar';

/** The application's frame: topbar, sidebar or drawer, breadcrumbs, the page, footer. */
export default function MainLayout() {
  const { t } = useTranslation('layout');
  const { topbarColour, sidebarColour, fixedTopbar, fixedSidebar } = useAppSelector(selectLayout);
  const main = useFocusAfterNavigation();
  return (
    <div
      className="main-layout"
      data-topbar={topbarColour}
      data-sidebar={sidebarColour}
      data-fixed-topbar={fixedTopbar}
      data-fixed-sidebar={fixedSidebar}
    >
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Topbar />
      <Sidebar />
      <NavigationDrawer />
      <div className="page">
        <Breadcrumbs />
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="page-footer">{t('footer')}</footer>
      </div>
      <ScrollRestoration />
    </div>
  );
}

/** Moves the focus to the new page, as a browser does for a page that it loads itself. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
