import { useTranslation } from 'react-i18next';
import { cloudErrorOf, errorKey } from '../../cloud/errors';
import { useErrorSentence } from '../../components/useErrorSentence';

/** Translates why a change of people failed or was refused. */
export function useRefusalSentence(): (error: unknown) => string {
  const { t } = useTranslation('people');
  const sentence = useErrorSentence();
  return (error) => {
    const { kind, reason } = cloudErrorOf(error);
    if (kind === 'request') return t(`refusal.${reason}`);
    return reason === 'notAllowed' ? t('refusal.Unauthorized') : sentence(errorKey(error));
  };
}
