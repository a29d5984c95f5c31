import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import { selectRentals } from '../sync/rentalsSlice';
import { ClearFilter } from './ClearFilter';
import { CountryList } from './CountryList';
import { ChangedField, DeletionSelect, PopulationFields } from './FilterFields';
import { filterRentals } from './filterRentals';
import { selectLiveCriteria } from './filterSlice';
import type { LimitTexts } from './useLimitTexts';
import type { ListControl } from './useListParams';

export interface FilterSheetProps {
  readonly list: ListControl;
  readonly limits: LimitTexts;
  readonly onClose: () => void;
}

/** All filters at the foot of a narrow screen, and how many rentals they leave. */
export default function FilterSheet({ list, limits, onClose }: FilterSheetProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const rentals = useAppSelector(selectRentals);
  const criteria = useAppSelector(selectLiveCriteria);
  const count = filterRentals(rentals, criteria).length;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // As a modal dialog, so that the browser traps the focus and Escape closes it.
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className="filter-sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        // A press beside the sheet hits the dialog element.
        if (target === currentTarget) close();
      }}
    >
      <div className="filter-sheet-panel">
        <header>
          <h2 id={titleId}>{t('filter.label')}</h2>
          <ClearFilter list={list} limits={limits} />
        </header>
        <div className="filter-sheet-fields">
          <PopulationFields list={list} limits={limits} />
          <div className="filter-fields">
            <ChangedField list={list} />
            <div>
              <span className="filter-label" aria-hidden="true">
                {t('filter.deletion')}
              </span>
              <DeletionSelect list={list} />
            </div>
          </div>
          <section aria-label={t('filter.countries')}>
            <span className="filter-label" aria-hidden="true">
              {t('filter.countries')}
            </span>
            <CountryList list={list} />
          </section>
        </div>
        <footer>
          <button type="button" className="btn btn-primary" onClick={close}>
            {t('filter.show', { count, formatted: number(count) })}
          </button>
        </footer>
      </div>
    </dialog>
  );
}
