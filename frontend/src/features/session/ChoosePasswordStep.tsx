import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { AuthForm } from './AuthForm';
import { AuthHeading } from './AuthHeading';
import { PasswordField } from './PasswordField';
import { choosePassword } from './sessionActions';

export interface ChoosePasswordStepProps {
  readonly email: string;
  /** Back to the sign-in form. */
  readonly onRestart: () => void;
}

/** Asks an invited user for a new password in place of the temporary one, and signs in. */
export default function ChoosePasswordStep({ email, onRestart }: ChoosePasswordStepProps) {
  const { t } = useTranslation('invitation');
  const { t: tSession } = useTranslation('session');
  const dispatch = useAppDispatch();
  return (
    <>
      <AuthHeading title={t('title')} lead={t('lead', { email })} shouldFocus />
      <AuthForm
        initialValues={{ password: '', repeatPassword: '' }}
        schema="choosePassword"
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        onSubmit={({ password }) => choosePassword(dispatch, password)}
      >
        {/* Password managers store a new password under the address in the same form. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={tSession('newPassword')}
          hint={tSession('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField name="repeatPassword" label={tSession('repeatPassword')} autoComplete="new-password" />
      </AuthForm>
      <p className="mt-4 mb-0 text-center">
        <button type="button" className="btn btn-link p-0" onClick={onRestart}>
          {t('restart')}
        </button>
      </p>
    </>
  );
}
