import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { layoutChanged, selectMobileSidebar } from '../features/layout/layoutSlice';
import { Navigation } from './Navigation';

/** The navigation as a drawer over the page: it keeps the focus while it is open, and closes when a page is chosen. */
export function NavigationDrawer() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMobileSidebar);
  const { pathname } = useLocation();
  const close = () => dispatch(layoutChanged({ mobileSidebar: false }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new page that closes the drawer
  useEffect(() => {
    dispatch(layoutChanged({ mobileSidebar: false }));
  }, [dispatch, pathname]);

  return (
    <Offcanvas isOpen={isOpen} toggle={close} trapFocus labelledBy="navigation-drawer-title">
      <OffcanvasHeader toggle={close} tag="div" id="navigation-drawer-title" closeAriaLabel={t('closeNavigation')}>
        {t('navigation')}
      </OffcanvasHeader>
      <OffcanvasBody>
        <Navigation />
      </OffcanvasBody>
    </Offcanvas>
  );
}
