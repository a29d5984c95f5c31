import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import type { Credentials } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { errorKey } from '../../cloud/errors';
import { Late, latePart } from '../../components/Late';
import { paths } from '../../lib/paths';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CheckField } from './CheckField';
import { CodeStep } from './CodeStep';
import { PasswordField } from './PasswordField';
import { signIn } from './sessionActions';
import { TextField } from './TextField';

const initialValues: Credentials = { email: '', password: '', remember: true };

// Few come by way of an invitation, and each of them once.
const choosePasswordStep = latePart(() => import('./ChoosePasswordStep'), ['invitation']);

/** Signs a person in; an account whose address is not confirmed yet goes by way of the code. */
export default function LoginPage() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null);
  const [invited, setInvited] = useState<Credentials | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const [confirmed, setConfirmed] = useState(Boolean(state?.confirmed));

  const submit = async (credentials: Credentials) => {
    const outcome = await signIn(dispatch, credentials);
    if (outcome === 'resetPassword') navigate(paths.recover + search);
    if (outcome === 'choosePassword') {
      // The form stays until the step can be shown.
      await choosePasswordStep.load();
      setInvited(credentials);
    }
    if (outcome === 'confirmEmail') {
      const auth = await authClient();
      // Whoever asked for too many codes has the last of them in the mail.
      await auth.resend(credentials.email).catch((error: unknown) => {
        if (errorKey(error) !== 'tooManyAttempts') throw error;
      });
      setUnconfirmed(credentials);
    }
  };

  if (unconfirmed) {
    const goBack = () => {
      setCameBack(true);
      setUnconfirmed(null);
    };
    const onConfirmed = () => {
      setConfirmed(true);
      goBack();
    };
    return <CodeStep credentials={unconfirmed} onConfirmed={onConfirmed} onRestart={goBack} />;
  }
  if (invited) {
    const goBack = () => {
      setCameBack(true);
      setInvited(null);
    };
    return <Late part={choosePasswordStep} given={{ email: invited.email, onRestart: goBack }} />;
  }
  return (
    <>
      <AuthHeading title={t('login.title')} lead={t('login.lead')} takesFocus={cameBack} />
      {confirmed && (
        <div className="alert alert-success" role="status">
          {t('login.confirmed')}
        </div>
      )}
      <AuthForm
        initialValues={initialValues}
        schema="login"
        submitLabel={t('login.submit')}
        busyLabel={t('login.busy')}
        onSubmit={submit}
      >
        <TextField name="email" type="email" label={t('email')} autoComplete="username" dir="ltr" />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          aside={<Link to={paths.recover + search}>{t('login.forgot')}</Link>}
        />
        <CheckField name="remember" label={t('login.remember')} />
      </AuthForm>
      <p className="mt-4 mb-2 text-center text-secondary">
        {t('login.noAccount')} <Link to={paths.register + search}>{t('login.register')}</Link>
      </p>
      <p className="mb-0 text-center">
        <Link to={paths.home}>{t('login.guest')}</Link>
      </p>
    </>
  );
}
