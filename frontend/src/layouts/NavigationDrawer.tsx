import { useTranslation } from 'react-i18next';
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap';
import { Navigation } from './navigation/Navigation';

export interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation as a drawer over the page, which traps the focus while it is open. */
export default function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation('layout');
  return (
    <Offcanvas isOpen={isOpen} toggle={onClose} trapFocus labelledBy="navigation-drawer-title" className="drawer">
      <OffcanvasHeader toggle={onClose} tag="div" id="navigation-drawer-title" closeAriaLabel={t('closeNavigation')}>
        {t('navigation')}
      </OffcanvasHeader>
      <OffcanvasBody>
        <Navigation />
      </OffcanvasBody>
    </Offcanvas>
  );
}
