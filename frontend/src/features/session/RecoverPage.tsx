import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../app/hooks';
import { authClient } from '../../cloud/clients';
import { paths } from '../../lib/paths';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CodeField } from './CodeField';
import { LocalMailboxHint } from './LocalMailboxHint';
import { PasswordField } from './PasswordField';
import { ResendCode } from './ResendCode';
import { RestartLink } from './RestartLink';
import { signIn } from './sessionActions';
import { TextField } from './TextField';
import { useCodeAddress } from './useCodeAddress';

/** Resets an account's password with a code sent to its address, and signs in with it. */
export default function RecoverPage() {
  const { t } = useTranslation('session');
  const { search, state } = useLocation();
  const [email, setEmail] = useCodeAddress();
  const [isRestarted, setRestarted] = useState(false);

  const sendCode = async (values: { email: string }) => {
    const auth = await authClient();
    await auth.resetPassword(values.email);
    setEmail(values.email);
  };

  const restart = () => {
    setRestarted(true);
    setEmail();
  };
  if (email) return <NewPasswordStep email={email} onRestart={restart} />;
  return (
    <>
      <AuthHeading title={t('recover.title')} lead={t('recover.lead')} shouldFocus={isRestarted} />
      <AuthForm
        initialValues={{ email: state?.email ?? '' }}
        schema="recover"
        submitLabel={t('recover.submit')}
        busyLabel={t('recover.busy')}
        onSubmit={sendCode}
      >
        <TextField name="email" type="email" label={t('email')} autoComplete="username" dir="ltr" />
      </AuthForm>
      <p className="mt-4 mb-0 text-center">
        <Link to={paths.login + search}>{t('recover.back')}</Link>
      </p>
    </>
  );
}

function NewPasswordStep({ email, onRestart }: { email: string; onRestart: () => void }) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();

  const save = async ({ code, password }: { code: string; password: string }) => {
    const auth = await authClient();
    await auth.confirmResetPassword(email, code, password);
    // The password is saved: if signing in with it fails, the user can retry on the sign-in page.
    const outcome = await signIn(dispatch, { email, password, remember: true }).catch(() => 'failed' as const);
    if (outcome !== 'signedIn') navigate(paths.login + search);
  };

  return (
    <>
      <AuthHeading title={t('recover.newTitle')} lead={t('recover.newLead', { email })} shouldFocus />
      <AuthForm
        initialValues={{ code: '', password: '' }}
        schema="newPassword"
        submitLabel={t('recover.save')}
        busyLabel={t('recover.saving')}
        onSubmit={save}
        below={(clearFailure) => (
          <>
            <ResendCode
              email={email}
              send={async () => (await authClient()).resetPassword(email)}
              onSent={clearFailure}
            />
            <p className="mb-0 text-center text-secondary">{t('recover.noCode')}</p>
          </>
        )}
      >
        {/* Password managers store a new password under the address in the same form. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <CodeField />
        <PasswordField name="password" label={t('newPassword')} hint={t('passwordHint')} autoComplete="new-password" />
      </AuthForm>
      <LocalMailboxHint />
      <RestartLink onRestart={onRestart} />
    </>
  );
}
