import { useTranslation } from 'react-i18next';
import { cloudErrorOf } from '../../cloud/errors';
import { useErrorText } from '../../components/useErrorText';

/** Translates why a change of people failed or was refused. */
export function useRefusalSentence(): (error: unknown) => string {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  return (error) => {
    const { kind, reason } = cloudErrorOf(error);
    if (kind === 'request') return t(`refusal.${reason}`);
    return reason === 'notAllowed' ? t('refusal.Unauthorized') : errorText(error);
  };
}
