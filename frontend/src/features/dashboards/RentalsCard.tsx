import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../../graphql/generated/schema';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFormats } from '../../components/useFormats';
import { RentalTable } from '../rentals/RentalTable';
import { selectRentals, selectRentalsLoading } from '../rentals/rentalsSlice';
import { countryChosen, selectCountryData } from '../rentals/uploadSlice';
import type { ListControl } from '../rentals/useListParams';
import { ChosenCountry } from './ChosenCountry';

export interface RentalsCardProps {
  readonly rentals: Rental[];
  readonly list: ListControl;
  /** True until the first rentals are there. */
  readonly isFilling: boolean;
}

/** All rentals shown, row by row. */
export function RentalsCard({ rentals, list, isFilling }: RentalsCardProps) {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const total = useAppSelector((state) => selectRentals(state).length);
  const loading = useAppSelector(selectRentalsLoading);
  const chosenCode = useAppSelector(selectCountryData);
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <header className="rentals-card-head">
        <h2 id={titleId}>{t('table.label')}</h2>
        <p role="status" className="rentals-card-count">
          <bdi>
            {loading || isFilling
              ? t('table.loading', { formatted: number(total) })
              : t('table.shown', { shown: number(rentals.length), total: number(total) })}
          </bdi>
        </p>
        {chosenCode !== null && <ChosenCountry code={chosenCode} rentals={rentals} />}
      </header>
      {rentals.length > 0 && (
        <RentalTable
          rentals={rentals}
          order={list.order}
          onOrder={list.setOrder}
          chosenCode={chosenCode}
          onChoose={(code) => dispatch(countryChosen(code))}
        />
      )}
      {rentals.length === 0 && isFilling && <RowSkeletons />}
      {rentals.length === 0 && !isFilling && (
        <div className="rentals-card-empty">
          <p>{t(total > 0 ? 'table.noMatch' : 'table.none')}</p>
          {total > 0 ? (
            <button type="button" className="btn btn-outline-secondary" onClick={list.clear}>
              {t('filter.clear')}
            </button>
          ) : (
            <p className="text-secondary">{t('table.noneHint')}</p>
          )}
        </div>
      )}
    </section>
  );
}

const skeletonWidths = [44, 36, 52, 30, 48, 40, 34, 50, 38, 46, 32, 42];

function RowSkeletons() {
  return (
    <div className="row-skeletons placeholder-wave" aria-hidden="true">
      {skeletonWidths.map((width) => (
        <div key={width}>
          <span className="placeholder" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}
