import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import type { Credentials } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { type ErrorKey, errorKey } from '../../cloud/errors';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { CodeField } from './CodeField';
import { LocalMailboxHint } from './LocalMailboxHint';
import { signIn } from './sessionActions';

export interface CodeStepProps {
  /** The new account's; with them the person is signed in once the code is right. */
  readonly credentials: Credentials;
  /** The address is confirmed, but signing in failed. */
  readonly onConfirmed: () => void;
  readonly onRestart: () => void;
}

/** Asks a new account for the code from its e-mail, then signs in. */
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
      <AuthHeading title={t('code.title')} lead={t('code.lead', { email })} takesFocus />
      <AuthForm
        initialValues={{ code: '' }}
        schema="code"
        submitLabel={t('code.submit')}
        busyLabel={t('code.busy')}
        onSubmit={confirm}
      >
        <CodeField />
      </AuthForm>
      <Resend email={email} />
      <LocalMailboxHint />
      <p className="mt-3 mb-0 text-center">
        <button type="button" className="btn btn-link p-0" onClick={onRestart}>
          {t('code.restart')}
        </button>
      </p>
    </>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation(['session', 'errors']);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ErrorKey>('idle');

  const resend = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      const auth = await authClient();
      await auth.resend(email);
      setState('sent');
    } catch (error) {
      setState(errorKey(error));
    }
  };

  const isFailure = state !== 'idle' && state !== 'sending' && state !== 'sent';
  return (
    <div className="mt-3 text-center text-secondary">
      <p className="mb-0">
        {t('code.none')}{' '}
        <button
          type="button"
          className="btn btn-link p-0 align-baseline"
          aria-disabled={state === 'sending'}
          onClick={resend}
        >
          {t(state === 'sending' ? 'code.resending' : 'code.resend')}
        </button>
      </p>
      <p className="mt-2 mb-0" role="status">
        {state === 'sent' && t('code.resent', { email })}
        {isFailure && t(state, { ns: 'errors' })}
      </p>
    </div>
  );
}
