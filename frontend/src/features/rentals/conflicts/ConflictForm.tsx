import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../../graphql/generated/schema';
import { isNewer } from '../../../../../graphql/reading-changes';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { RestrictedButton } from '../../../components/RestrictedButton';
import { useFormats } from '../../../components/useFormats';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { useDenial } from '../../session/public/permissions';
import { findRental } from '../sync/mergeRentals';
import type { Conflict } from '../sync/outbox';
import { selectRentals } from '../sync/rentalsSlice';
import { compareVersions, contentOfSelection, keepMine, proposeMerge, type Selection } from './compareVersions';
import { FieldRow } from './FieldRow';
import { resolveConflict } from './resolveConflict';

export interface ConflictFormProps {
  readonly conflict: Conflict;
  readonly onLater: () => void;
}

/** One conflict, side by side and field by field, with a merge that loses no changes preselected. */
export function ConflictForm({ conflict, onLater }: ConflictFormProps) {
  const { t } = useTranslation('rentals');
  const { number, dateTime } = useFormats();
  const dispatch = useAppDispatch();
  const denial = useDenial('edit');
  const latest = useAppSelector((state) => findRental(selectRentals(state), conflict.rentalId));
  const theirs: Rental = latest && !isNewer(conflict.theirs, latest) ? latest : conflict.theirs;
  const comparisons = useMemo(() => compareVersions(conflict, theirs), [conflict, theirs]);
  const [chosen, setChosen] = useState<Selection>({});
  const selection = { ...proposeMerge(comparisons), ...chosen };
  // The next conflict's buttons come to the same place.
  const settle = (choices: Selection) =>
    oncePerDoubleClick(() =>
      dispatch(resolveConflict(conflict, contentOfSelection(comparisons, choices, theirs), theirs)),
    );

  return (
    <>
      <div className="modal-body">
        <table className="conflict-table">
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.before')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map((comparison) => (
              <FieldRow
                key={comparison.field}
                comparison={comparison}
                side={selection[comparison.field]}
                onChoose={(side) => setChosen({ ...chosen, [comparison.field]: side })}
              />
            ))}
          </tbody>
        </table>
        <p className="conflict-version">
          {t('conflict.theirVersion', { version: number(theirs._version), time: dateTime(theirs._lastChangedAt) })}
        </p>
      </div>
      <div className="modal-footer">
        <button type="button" className="btn btn-link me-auto" onClick={onLater}>
          {t('conflict.later')}
        </button>
        {/* Their version is stored already: choosing it changes nothing, and any role may. */}
        <button type="button" className="btn btn-outline-secondary" onClick={settle({})}>
          {t('conflict.keepTheirs')}
        </button>
        <RestrictedButton className="btn btn-outline-secondary" reason={denial} onClick={settle(keepMine(comparisons))}>
          {t('conflict.keepMine')}
        </RestrictedButton>
        <RestrictedButton className="btn btn-primary" reason={denial} onClick={settle(selection)}>
          {t('conflict.merge')}
        </RestrictedButton>
      </div>
    </>
  );
}
