import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../cloud/account';
import { type ErrorKey, errorKey } from '../../../cloud/errors';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { AuthForm, PasswordField } from '../../../features/session/public/form';

const empty = { currentPassword: '', password: '', repeatPassword: '' };

/** The user is known, so only the current password can be wrong. */
const passwordErrorKey = (error: unknown): ErrorKey => {
  const key = errorKey(error);
  return key === 'wrongPassword' ? 'wrongCurrentPassword' : key;
};

/** A form to change the password, with the current one. */
export function PasswordCard({ email }: { readonly email: string }) {
  const { t } = useTranslation(['profile', 'session']);
  // Reset the form after success.
  const [changes, setChanges] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const card = useRef<HTMLElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useRestoreFocus(card, () => message.current);
  return (
    <section ref={card} className="card" aria-labelledby="profile-password">
      {/* While capturing, as Formik stops the event. */}
      <div className="card-body" onSubmitCapture={() => setChanged(false)}>
        <h2 id="profile-password">{t('password.title')}</h2>
        <p ref={message} role="status" tabIndex={-1} className={isChanged ? 'alert alert-success' : 'visually-hidden'}>
          {isChanged && t('password.changed')}
        </p>
        <AuthForm
          key={changes}
          initialValues={empty}
          schema="changePassword"
          submitLabel={t('password.submit')}
          busyLabel={t('password.busy')}
          errorKeyOf={passwordErrorKey}
          onSubmit={async ({ currentPassword, password }) => {
            await changePassword(currentPassword, password);
            setChanged(true);
            setChanges((changes) => changes + 1);
          }}
        >
          {/* Password managers store a new password under the email address in the form. */}
          <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
          <PasswordField
            name="password"
            label={t('session:newPassword')}
            hint={t('session:passwordHint')}
            autoComplete="new-password"
          />
          <PasswordField name="repeatPassword" label={t('session:repeatPassword')} autoComplete="new-password" />
        </AuthForm>
      </div>
    </section>
  );
}
