import './main-layout.scss';
import { memo, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useAppSelector } from '../app/hooks';
import { defineLazy, LazyComponent } from '../components/LazyComponent';
import { accountSettings } from '../features/account-settings/public/accountSettings';
import { CustomizerPlace } from '../features/layout/public/customizer';
import { navigationForm, selectLayout } from '../features/layout/public/settings';
import { ownAccount } from '../features/people/public/ownAccount';
import { NeedRentalsContext, useNeededRentals } from '../features/rentals/public/neededRentals';
import { rentalSync } from '../features/rentals/public/rentalSync';
import { selectIsSignedIn } from '../features/session/public/session';
import { yieldToBrowser } from '../lib/yieldToBrowser';
import { pageAt } from '../navigation/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { GroupMenus } from './navigation/GroupMenus';
import { Navigation } from './navigation/Navigation';
import { Topbar } from './Topbar';
import { useDrawer } from './useDrawer';

const innerRightColumn = defineLazy(() => import('./InnerRightColumn'));
const navigationDrawer = defineLazy(() => import('./NavigationDrawer'));

/** Topbar, navigation, breadcrumbs, the page, its aside, and footer. */
export default function MainLayout() {
  const { t } = useTranslation('layout');
  const form = useAppSelector((state) => navigationForm(selectLayout(state)));
  const hasInnerRightColumn = useAppSelector((state) => selectLayout(state).innerRightPart);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const rentals = useNeededRentals();
  const drawer = useDrawer();
  const main = useRef<HTMLElement>(null);
  useEffect(loadLateStyles, []);
  return (
    <NeedRentalsContext value={rentals.need}>
      <div className="main-layout">
        <a className="skip-link" href="#content">
          {t('skipToContent')}
        </a>
        <Topbar />
        {form === 'horizontal' ? <GroupMenus placement="below" /> : <Sidebar isMini={form === 'mini'} />}
        {drawer.isNeeded && (
          <Suspense>
            <LazyComponent part={navigationDrawer} props={{ isOpen: drawer.isOpen, onClose: drawer.close }} />
          </Suspense>
        )}
        <div className="page">
          <Breadcrumbs />
          <main id="content" ref={main} tabIndex={-1}>
            <Outlet />
          </main>
          {hasInnerRightColumn && (
            <Suspense>
              <LazyComponent part={innerRightColumn} props={{ page: main }} />
            </Suspense>
          )}
          <PageFooter />
        </div>
        <CustomizerPlace />
        {/* Not in the built document: React would hydrate it in the middle of the first change, and begin that again. */}
        {(rentals.isNeeded || isSignedIn) && (
          <Suspense>
            {rentals.isNeeded && <LazyComponent part={rentalSync} props={{}} />}
            {isSignedIn && <LazyComponent part={ownAccount} props={{}} />}
            {isSignedIn && <LazyComponent part={accountSettings} props={{}} />}
          </Suspense>
        )}
      </div>
    </NeedRentalsContext>
  );
}

const PageFooter = memo(function PageFooter() {
  const { t } = useTranslation('layout');
  const fillsWindow = pageAt(useLocation().pathname)?.fillsWindow ?? false;
  return fillsWindow ? null : <footer className="page-footer">{t('footer')}</footer>;
});

/** Styles for print and forced colours, loaded after the first paint. The page works without them. */
function loadLateStyles(): void {
  void yieldToBrowser()
    .then(() => import('../styles/other-media.scss'))
    .catch(() => undefined);
}

/** The navigation beside the page, in full or as icons. Hidden by CSS on narrow screens, which have the drawer. */
const Sidebar = memo(function Sidebar({ isMini }: { readonly isMini: boolean }) {
  return <div className="sidebar">{isMini ? <GroupMenus placement="beside" /> : <Navigation />}</div>;
});
