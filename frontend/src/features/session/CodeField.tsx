import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

/** The six digits from an email. No `maxLength`: it would truncate a pasted code that starts with a space. */
export function CodeField() {
  const { t } = useTranslation('session');
  return (
    <TextField
      name="code"
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      spellCheck={false}
    />
  );
}
