import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ErrorKey, errorKey } from '../../cloud/errors';
import { useErrorSentence } from '../../components/useErrorSentence';

export interface ResendCodeProps {
  readonly email: string;
  readonly send: () => Promise<void>;
  readonly onSent: () => void;
}

/** Sends another code when the first did not arrive or has expired. */
export function ResendCode({ email, send, onSent }: ResendCodeProps) {
  const { t } = useTranslation('session');
  const sentence = useErrorSentence();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ErrorKey>('idle');

  const resend = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await send();
      setState('sent');
      onSent();
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
        {isFailure && sentence(state)}
      </p>
    </div>
  );
}
