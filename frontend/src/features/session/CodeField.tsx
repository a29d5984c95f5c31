import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

/** The six digits from an e-mail. */
export function CodeField() {
  const { t } = useTranslation('session');
  return (
    <TextField
      name="code"
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      dir="ltr"
      spellCheck={false}
    />
  );
}
