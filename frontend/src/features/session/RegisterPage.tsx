import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { authClient } from '../../cloud/clients';
import { paths } from '../../lib/paths';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CheckField } from './CheckField';
import { CodeStep } from './CodeStep';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';
import { useCodeAddress } from './useCodeAddress';

const initialValues = { email: '', password: '', repeatPassword: '', terms: false };

/** Creates an account: address and password, then the code from the email. */
export default function RegisterPage() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [codeSentTo, setCodeSentTo] = useCodeAddress();
  // Signs in after the code; after a reload, the person does.
  const [password, setPassword] = useState('');
  const [isRestarted, setRestarted] = useState(false);

  const submit = async ({ email, password }: typeof initialValues) => {
    const auth = await authClient();
    await auth.signUp(email, password);
    setPassword(password);
    setCodeSentTo(email);
  };

  const restart = () => {
    setRestarted(true);
    setCodeSentTo();
  };
  if (codeSentTo) {
    return (
      <CodeStep
        credentials={{ email: codeSentTo, password, remember: true }}
        onConfirmed={() => navigate(paths.login + search, { state: { confirmed: true, email: codeSentTo } })}
        onRestart={restart}
      />
    );
  }
  return (
    <>
      <AuthHeading title={t('register.title')} lead={t('register.lead')} shouldFocus={isRestarted} />
      <AuthForm
        initialValues={initialValues}
        schema="register"
        submitLabel={t('register.submit')}
        busyLabel={t('register.busy')}
        onSubmit={submit}
      >
        <TextField name="email" type="email" label={t('email')} autoComplete="username" dir="ltr" />
        <PasswordField name="password" label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
        <PasswordField name="repeatPassword" label={t('repeatPassword')} autoComplete="new-password" />
        <CheckField name="terms" label={t('register.terms')} />
      </AuthForm>
      <p className="mt-4 mb-0 text-center text-secondary">
        {t('register.haveAccount')} <Link to={paths.login + search}>{t('register.login')}</Link>
      </p>
    </>
  );
}
