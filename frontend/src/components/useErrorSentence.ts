import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from '../cloud/errors';

/** Says what went wrong in a sentence of the catalogue (spec/product.md §8), and what to do where it does not say so. */
export function useErrorSentence(): (key: ErrorKey) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (key) => (key === 'network' || key === 'unknown' ? `${t(key)} ${t(`advice.${key}`)}` : t(key)),
    [t],
  );
}
