import arrowOut from 'bootstrap-icons/icons/box-arrow-right.svg?glyph';
import check from 'bootstrap-icons/icons/check2.svg?glyph';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?glyph';
import lockGlyph from 'bootstrap-icons/icons/lock.svg?glyph';
import person from 'bootstrap-icons/icons/person-circle.svg?glyph';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { Avatar } from '../components/Avatar';
import { Icon, type IconProps } from '../components/Icon';
import { LazyComponent } from '../components/LazyComponent';
import { Menu, MenuItem } from '../components/Menu';
import { profileStore } from '../features/account-settings/public/profile';
import { selectCurrentImport } from '../features/rentals/public/currentImport';
import { idleDialog, useIdleLock } from '../features/session/public/idleLock';
import { lockScreen, signOut } from '../features/session/public/leaving';
import { selectSession } from '../features/session/public/session';
import { useAccountSetting } from '../lib/accountSetting';
import { chooseLanguage, languages } from '../lib/i18n';
import { loginFrom } from '../lib/paths';

/** Shows the account with sign-out, or a link to sign in, and the language choice. */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const { status, email, role, sub } = useAppSelector(selectSession);
  const [{ name, picture }] = useAccountSetting(profileStore, sub);
  const [isChoosingIdle, setChoosingIdle] = useState(false);
  useIdleLock(useAppSelector((state) => selectCurrentImport(state)?.phase === 'running'));
  const location = useLocation();
  const isGuest = status === 'guest';
  const closeIdle = () => setChoosingIdle(false);

  return (
    <>
      {isGuest && (
        <Link to={loginFrom(location)} className="btn topbar-sign-in">
          {t('signIn')}
        </Link>
      )}
      <Menu
        label={email ? t('account', { email }) : t('guestMenu')}
        buttonClass="btn btn-icon"
        button={
          email ? <Avatar name={name || email} picture={picture} /> : <Icon icon={person} className="guest-icon" />
        }
      >
        {(close) => (
          <>
            <div role="none" className="account-name">
              {email ? (
                <>
                  <span className="d-block text-secondary small">{t('signedInAs')}</span>
                  {name && <bdi className="d-block fw-medium text-break">{name}</bdi>}
                  <bdi className={name ? 'text-break' : 'fw-medium text-break'}>{email}</bdi>
                  {role && (
                    <span className="d-block text-secondary small">{t('role', { role: t(`roles.${role}`) })}</span>
                  )}
                </>
              ) : (
                <span className="text-secondary">{t('guestMenuLead')}</span>
              )}
            </div>
            <hr className="dropdown-divider" />
            <LanguageItems onChosen={close} />
            {email && (
              <SessionItems
                onChosen={close}
                onChooseIdle={() => {
                  close();
                  setChoosingIdle(true);
                }}
              />
            )}
          </>
        )}
      </Menu>
      {isChoosingIdle && (
        <Suspense>
          <LazyComponent part={idleDialog} props={{ onClose: closeIdle }} onMovedOn={closeIdle} />
        </Suspense>
      )}
    </>
  );
}

/** Leads to the profile, locks the screen or signs out. */
function SessionItems({ onChosen, onChooseIdle }: Record<'onChosen' | 'onChooseIdle', () => void>) {
  const { t } = useTranslation(['layout', 'common']);
  const dispatch = useAppDispatch();
  const { email, sub } = useAppSelector(selectSession);
  return (
    <>
      <hr className="dropdown-divider" />
      <Link role="menuitem" tabIndex={-1} className="dropdown-item" to="/sample-pages/profile" onClick={onChosen}>
        <Icon icon={person} />
        <span>{t('pages.profile')}</span>
      </Link>
      {email && sub && (
        <MenuButton icon={lockGlyph} onClick={() => void lockScreen(dispatch, { email, sub })}>
          {t('common:lock.menu')}
        </MenuButton>
      )}
      <MenuButton icon={hourglass} onClick={onChooseIdle}>
        {t('common:lock.idle')}
      </MenuButton>
      <MenuButton
        icon={arrowOut}
        directional
        onClick={() => {
          // The menu item disappears with the session, so the focus needs another element.
          onChosen();
          void signOut(dispatch);
        }}
      >
        {t('signOut')}
      </MenuButton>
    </>
  );
}

interface MenuButtonProps extends IconProps {
  readonly onClick: () => void;
  readonly children: string;
}

function MenuButton({ onClick, children, ...icon }: MenuButtonProps) {
  return (
    <MenuItem onClick={onClick}>
      <Icon {...icon} />
      {/* A separate element, with its own direction on a right-to-left page. */}
      <span>{children}</span>
    </MenuItem>
  );
}

function LanguageItems({ onChosen }: { readonly onChosen: () => void }) {
  const { t, i18n } = useTranslation('layout');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu group is not a fieldset
    <div role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          role="menuitemradio"
          aria-checked={i18n.language === language}
          lang={language}
          onClick={() => {
            void chooseLanguage(language);
            onChosen();
          }}
        >
          <Icon icon={i18n.language === language ? check : []} />
          {t(`languages.${language}`)}
        </MenuItem>
      ))}
    </div>
  );
}
