import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from '../cloud/errors';

/** Translates an error, with advice where its sentence has none. */
export function useErrorSentence(): (key: ErrorKey) => string {
  const { t } = useTranslation('errors');
  return useCallback((key) => (hasAdvice(key) ? `${t(key)} ${t(`advice.${key}`)}` : t(key)), [t]);
}

const hasAdvice = (key: ErrorKey) => key === 'network' || key === 'busy' || key === 'unknown';
