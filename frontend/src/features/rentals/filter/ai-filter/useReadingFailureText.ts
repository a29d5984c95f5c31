import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterpretationFailure } from '../../../../cloud/entityExtractor';
import { OutdatedContext } from '../../../../components/outdated';

/** Why a text was not read. `notLoaded`: the application's own code for it did not come. */
export type ReadingFailure = InterpretationFailure | 'notLoaded';

/** Says why a text was not read. Code that a newer release has replaced is no network failure. */
export function useReadingFailureText(): (failure: ReadingFailure) => string {
  const { t } = useTranslation(['rentals', 'common']);
  const isOutdated = useContext(OutdatedContext);
  return (failure) => {
    if (failure !== 'notLoaded') return t(`aiFilter.failure.${failure}`);
    return t(isOutdated ? 'common:update.text' : 'aiFilter.failure.network');
  };
}
