import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap';
import { Navigation } from './navigation/Navigation';

export interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation as a drawer over the page, which traps the focus while it is open. */
export default function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  // Another page closes the drawer when it is there; a link to this one changes its parameters at most.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    // A link that opens a tab is left to the browser.
    if (link?.pathname === pathname && event.defaultPrevented) onClose();
  };
  return (
    <Offcanvas isOpen={isOpen} toggle={onClose} trapFocus labelledBy="navigation-drawer-title" className="drawer">
      <OffcanvasHeader toggle={onClose} tag="div" id="navigation-drawer-title" closeAriaLabel={t('closeNavigation')}>
        {t('navigation')}
      </OffcanvasHeader>
      <OffcanvasBody onClick={onClick}>
        <Navigation />
      </OffcanvasBody>
    </Offcanvas>
  );
}
