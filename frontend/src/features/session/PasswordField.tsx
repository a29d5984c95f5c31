import eye from 'bootstrap-icons/icons/eye.svg?glyph';
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?glyph';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { TextField, type TextFieldProps } from './TextField';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      button={
        <button
          type="button"
          className="btn btn-icon field-button"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? eyeSlash : eye} />
        </button>
      }
    />
  );
}
