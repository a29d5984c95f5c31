import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../cloud/errors';
import { isChunkLoadError } from '../lib/chunkLoadError';
import { OutdatedContext } from './outdated';
import { useErrorSentence } from './useErrorSentence';

/** Says what an error means and what to do. A part that a newer release has replaced is no network failure. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  const sentence = useErrorSentence();
  const isOutdated = useContext(OutdatedContext);
  return useCallback(
    (error) => (isOutdated && isChunkLoadError((error ?? {}) as Error) ? t('update.text') : sentence(errorKey(error))),
    [t, sentence, isOutdated],
  );
}
