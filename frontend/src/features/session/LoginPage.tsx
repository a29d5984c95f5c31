import { useField } from 'formik';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import type { Credentials } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { errorKey } from '../../cloud/errors';
import { loadTexts } from '../../lib/loadTexts';
import { paths } from '../../lib/paths';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CheckField } from './CheckField';
import type { ChoosePasswordStepProps } from './ChoosePasswordStep';
import type { CodeStepProps } from './CodeStep';
import { PasswordField } from './PasswordField';
import { signIn } from './sessionActions';
import { TextField } from './TextField';

/** Loads the step for invited users, with its texts. */
async function loadChoosePasswordStep(): Promise<ComponentType<ChoosePasswordStepProps>> {
  const [step] = await Promise.all([import('./ChoosePasswordStep'), loadTexts(['invitation'])]);
  return step.default;
}

/** Signs a user in; an account with an unconfirmed address has to enter the code first. */
export default function LoginPage() {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null);
  const [invited, setInvited] = useState<Credentials | null>(null);
  // Rare steps are loaded when they are needed.
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps> | null>(null);
  const [ChoosePassword, setChoosePassword] = useState<ComponentType<ChoosePasswordStepProps> | null>(null);
  // The address that a later step returns with; null before.
  const [returned, setReturned] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(Boolean(state?.confirmed));

  const submit = async (credentials: Credentials) => {
    const outcome = await signIn(dispatch, credentials);
    if (outcome === 'resetPassword') navigate(paths.recover + search, { state: { email: credentials.email } });
    if (outcome === 'choosePassword') {
      // The form remains until the step is loaded.
      const step = await loadChoosePasswordStep();
      setChoosePassword(() => step);
      setInvited(credentials);
    }
    if (outcome === 'confirmEmail') {
      const auth = await authClient();
      // After too many requests, the code of the last email is still valid.
      await auth.resend(credentials.email).catch((error: unknown) => {
        if (errorKey(error) !== 'tooManyAttempts') throw error;
      });
      const step = await import('./CodeStep');
      setCodeStep(() => step.CodeStep);
      setUnconfirmed(credentials);
    }
  };

  if (unconfirmed && CodeStep) {
    const goBack = (email: string) => {
      setReturned(email);
      setUnconfirmed(null);
    };
    const onConfirmed = () => {
      setConfirmed(true);
      goBack(unconfirmed.email);
    };
    return <CodeStep credentials={unconfirmed} onConfirmed={onConfirmed} onRestart={() => goBack('')} />;
  }
  if (invited && ChoosePassword) {
    const goBack = () => {
      setReturned(invited.email);
      setInvited(null);
    };
    return <ChoosePassword email={invited.email} onRestart={goBack} />;
  }
  return (
    <>
      <AuthHeading title={t('login.title')} lead={t('login.lead')} shouldFocus={returned !== null} />
      {confirmed && (
        <div className="alert alert-success" role="status">
          {t('login.confirmed')}
        </div>
      )}
      {state?.accountDeleted && (
        <div className="alert alert-success" role="status">
          {t('login.accountDeleted')}
        </div>
      )}
      <AuthForm
        initialValues={{ email: returned ?? state?.email ?? '', password: '', remember: true }}
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
          aside={<ForgotPassword />}
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

/** Takes the address along that was typed. */
function ForgotPassword() {
  const { t } = useTranslation('session');
  const { search } = useLocation();
  const [{ value: email }] = useField('email');
  return (
    <Link to={paths.recover + search} state={{ email }}>
      {t('login.forgot')}
    </Link>
  );
}
