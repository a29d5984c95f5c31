import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import type { Credentials } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CodeField } from './CodeField';
import { LocalMailboxHint } from './LocalMailboxHint';
import { ResendCode } from './ResendCode';
import { RestartLink } from './RestartLink';
import { signIn } from './sessionActions';

export interface CodeStepProps {
  /** The new account's credentials, to sign in once the code is correct. */
  readonly credentials: Credentials;
  /** The address is confirmed, but signing in failed. */
  readonly onConfirmed: () => void;
  readonly onRestart: () => void;
}

/** Asks a new account for the code from its email, then signs in. */
export function CodeStep({ credentials, onConfirmed, onRestart }: CodeStepProps) {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const { email } = credentials;

  const confirm = async ({ code }: { code: string }) => {
    const auth = await authClient();
    await auth.confirmSignUp(email, code);
    await signIn(dispatch, credentials).catch(onConfirmed);
  };

  return (
    <>
      <AuthHeading title={t('code.title')} lead={t('code.lead', { email })} shouldFocus />
      <AuthForm
        initialValues={{ code: '' }}
        schema="code"
        submitLabel={t('code.submit')}
        busyLabel={t('code.busy')}
        onSubmit={confirm}
        below={(clearFailure) => (
          <ResendCode email={email} send={async () => (await authClient()).resend(email)} onSent={clearFailure} />
        )}
      >
        <CodeField />
      </AuthForm>
      <LocalMailboxHint />
      <RestartLink onRestart={onRestart} />
    </>
  );
}
