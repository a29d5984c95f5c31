import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Rental, RentalVersion } from '../../../../../graphql/generated/schema';
import { contentFields, type RentalContent, rentalFields } from '../../../../../graphql/rental';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { PageFallback } from '../../../components/Spinner';
import { useErrorText } from '../../../components/useErrorText';
import { useRestoreFocus } from '../../../components/useRestoreFocus';
import { VersionChanges } from '../../../components/VersionChanges';
import { activityOfRental } from '../../../lib/paths';
import { keyOfVersion } from '../../../lib/versionKey';
import { useDenial } from '../../session/public/permissions';
import { contentThatDiffers, hasContent } from '../sync/localChange';
import { useRentalVersions } from './useRentalVersions';
import './rental-history.scss';

export interface RentalHistoryProps {
  readonly rental: Rental;
  /** True while the form has text that restoring a version would lose. */
  readonly isChanged: boolean;
  /** @param content what differs from the rental as it is now */
  readonly onRestore: (content: RentalContent) => void;
}

/** The versions of a rental as a timeline, newest first, each with what changed, by whom and when. */
export default function RentalHistory({ rental, isChanged, onRestore }: RentalHistoryProps) {
  const { t } = useTranslation('activity');
  const errorText = useErrorText();
  const { versions, error, hasMore, isLoading, loadMore, retry } = useRentalVersions(rental.id, rental._lastChangedAt);
  const history = useRef<HTMLDivElement>(null);
  useRestoreFocus(history, () => history.current);
  if (!versions && !error) return <PageFallback />;
  return (
    <div ref={history} className="rental-history" tabIndex={-1}>
      {error !== null && (
        <div className="alert alert-danger" role="alert">
          <p>{errorText(error)}</p>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
            {t('retry')}
          </button>
        </div>
      )}
      {versions?.length === 0 && !isLoading && <p className="text-secondary">{t('noVersions')}</p>}
      {isChanged && <p className="text-secondary">{t('saveFirst')}</p>}
      <ol className="rental-history-list">
        {versions?.map((version) => (
          <li key={keyOfVersion(version)} className="rental-history-version">
            <VersionChanges version={version} />
            <RestoreButton version={version} rental={rental} isDisabled={isChanged} onRestore={onRestore} />
          </li>
        ))}
      </ol>
      {hasMore && (
        // Not `disabled` while it loads, which would drop the focus.
        <button
          type="button"
          className={clsx('btn btn-sm btn-outline-secondary', isLoading && 'disabled')}
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : loadMore}
        >
          {t('older')}
        </button>
      )}
      <Link className="rental-history-all" to={activityOfRental(rental.id)}>
        {t('allOfRental')}
      </Link>
    </div>
  );
}

interface RestoreButtonProps extends Pick<RentalHistoryProps, 'rental' | 'onRestore'> {
  readonly version: RentalVersion;
  readonly isDisabled: boolean;
}

function RestoreButton({ version, rental, isDisabled, onRestore }: RestoreButtonProps) {
  const { t } = useTranslation('activity');
  const denial = useDenial('restore');
  const content = contentOf(version);
  if (hasContent(rental, content)) return <p className="rental-history-now">{t('isNow')}</p>;
  return (
    <RestrictedButton
      className="btn btn-sm btn-outline-secondary"
      reason={denial}
      disabled={isDisabled}
      onClick={() => onRestore(contentThatDiffers(rental, content))}
    >
      {t('restoreVersion', { version: version.version })}
    </RestrictedButton>
  );
}

/** All that people set, as it was at a version. */
function contentOf({ after }: RentalVersion): RentalContent {
  const known = contentFields.filter((field) => (after[field] ?? '') !== '' || !rentalFields[field].isRequired);
  return {
    ...Object.fromEntries(known.map((field) => [field, after[field] ?? null])),
    _deleted: after._deleted ?? false,
  };
}
