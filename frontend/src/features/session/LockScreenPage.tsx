import './lock.scss';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { type ErrorKey, errorKey } from '../../cloud/errors';
import { Avatar } from '../../components/Avatar';
import { paths } from '../../lib/paths';
import { safeReturnPath } from '../../lib/safeReturnPath';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { clearLock, lockScreen, unlockScreen } from './leavingActions';
import { PasswordField } from './PasswordField';
import { type Account, selectSession } from './sessionSlice';

/**
 * Shows a locked account's name, and asks for its password. Without a lock it offers other actions: a signed-in user
 * can lock here, but a link to this page does not lock the screen.
 */
export default function LockScreenPage() {
  const { status, email, sub } = useAppSelector(selectSession);
  const [parameters] = useSearchParams();
  const from = safeReturnPath(parameters.get('from'));
  const [wasLocked, setWasLocked] = useState(status === 'locked');
  if (status === 'locked' && !wasLocked) setWasLocked(true);
  const [startedLocked] = useState(wasLocked);

  if (status === 'locked' && email) return <Locked email={email} isStep={!startedLocked} />;
  if (status === 'signedIn' && wasLocked) return <Navigate to={from ?? paths.home} replace />;
  if (status === 'signedIn' && email && sub) return <LockOffer account={{ email, sub }} />;
  return <NothingLocked search={from ? `?from=${encodeURIComponent(from)}` : ''} />;
}

/** On the lock screen the account is known. */
const unlockErrorKey = (error: unknown): ErrorKey => {
  const key = errorKey(error);
  return key === 'wrongPassword' ? 'wrongUnlockPassword' : key;
};

/** @param props.isStep it took the place of the offer to lock */
function Locked({ email, isStep }: { email: string; isStep: boolean }) {
  const { t } = useTranslation('lock');
  const { t: tSession } = useTranslation('session');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const leave = (path: string) => {
    clearLock(dispatch);
    navigate(path, { replace: true });
  };
  const unlock = async ({ password }: { password: string }) => {
    const outcome = await unlockScreen(dispatch, email, password);
    if (outcome === 'resetPassword') leave(paths.recover);
    if (outcome === 'confirmEmail' || outcome === 'choosePassword') leave(paths.login);
  };

  return (
    <>
      <AuthHeading title={t('title')} lead={t('lead')} shouldFocus={isStep} />
      <p className="lock-account">
        <Avatar name={email} />
        <bdi className="fw-medium text-break">{email}</bdi>
      </p>
      <AuthForm
        initialValues={{ password: '' }}
        schema="unlock"
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        errorKeyOf={unlockErrorKey}
        onSubmit={unlock}
      >
        {/* Password managers look for the address beside the password. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="password" label={tSession('password')} autoComplete="current-password" />
      </AuthForm>
      <p className="mt-4 mb-0 text-center">
        <button type="button" className="btn btn-link p-0" onClick={() => leave(paths.login)}>
          {t('other')}
        </button>
      </p>
    </>
  );
}

function LockOffer({ account }: { account: Account }) {
  const { t } = useTranslation('lock');
  const dispatch = useAppDispatch();
  return (
    <>
      <AuthHeading title={t('offerTitle')} lead={t('offerLead')} />
      <p className="lock-account">
        <Avatar name={account.email} />
        <bdi className="fw-medium text-break">{account.email}</bdi>
      </p>
      <div className="d-grid gap-2">
        <button type="button" className="btn btn-primary" onClick={() => void lockScreen(dispatch, account)}>
          {t('offer')}
        </button>
        <Link to={paths.home} className="btn btn-outline-secondary">
          {t('back')}
        </Link>
      </div>
    </>
  );
}

function NothingLocked({ search }: { search: string }) {
  const { t } = useTranslation('lock');
  return (
    <>
      <AuthHeading title={t('guestTitle')} lead={t('guestLead')} />
      <div className="d-grid gap-2">
        <Link to={paths.login + search} className="btn btn-primary">
          {t('signIn')}
        </Link>
        <Link to={paths.home} className="btn btn-outline-secondary">
          {t('home')}
        </Link>
      </div>
    </>
  );
}
