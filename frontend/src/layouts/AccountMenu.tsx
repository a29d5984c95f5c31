import arrowOut from 'bootstrap-icons/icons/box-arrow-right.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Avatar } from '../components/Avatar';
import { Icon } from '../components/Icon';
import { selectRightToLeft } from '../features/layout/layoutSlice';
import { signOut } from '../features/session/sessionActions';
import { selectSession } from '../features/session/sessionSlice';
import { loginFrom } from '../lib/paths';

/** The way in for a guest; for who is signed in, their account and the way out. */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const { status, email } = useAppSelector(selectSession);
  const rightToLeft = useAppSelector(selectRightToLeft);
  const { pathname, search } = useLocation();

  if (status === 'guest') {
    return (
      <Link to={loginFrom(pathname + search)} className="btn topbar-sign-in">
        {t('signIn')}
      </Link>
    );
  }
  if (!email) return <span className="avatar placeholder" aria-hidden="true" />;
  return (
    <UncontrolledDropdown>
      <DropdownToggle color="" className="btn-icon" aria-label={t('account', { email })}>
        <Avatar name={email} />
      </DropdownToggle>
      {/* Popper knows left and right only: the menu's end is the reader's. */}
      <DropdownMenu end={!rightToLeft}>
        {/* Not reactstrap's own text and divider: they are focusable parts that a menu may not have. */}
        <div role="none" className="account-name">
          <span className="d-block text-secondary small">{t('signedInAs')}</span>
          <bdi className="fw-medium text-break">{email}</bdi>
        </div>
        <hr className="dropdown-divider" />
        <DropdownItem className="d-flex align-items-center gap-2" onClick={() => void signOut(dispatch)}>
          <Icon glyph={arrowOut} directional />
          {t('signOut')}
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}
