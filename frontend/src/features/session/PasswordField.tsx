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
        <button type="button" className="btn btn-icon field-button" onClick={() => setShown(!shown)}>
          <Icon icon={shown ? eyeSlash : eye} />
          {/* The forms for a new password have several fields. */}
          <span className="visually-hidden">{t(shown ? 'hidePassword' : 'showPassword', { field: props.label })}</span>
        </button>
      }
    />
  );
}
