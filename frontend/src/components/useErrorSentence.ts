import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from '../cloud/errors';

/** The sentence of an error of errors.json, followed by advice where the sentence has none. */
export function useErrorSentence(): (key: ErrorKey) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (key) => (key === 'network' || key === 'unknown' ? `${t(key)} ${t(`advice.${key}`)}` : t(key)),
    [t],
  );
}
