import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { ImportButton } from '../rentals/import/ImportButton';
import { LoadFailure } from '../rentals/LoadFailure';
import { RentalFilterBar } from '../rentals/RentalFilterBar';
import {
  selectFilteredRentals,
  selectRentals,
  selectRentalsError,
  selectRentalsLoading,
  selectRentalsSource,
} from '../rentals/rentalsSlice';
import { SampleBanner } from '../rentals/SampleBanner';
import { SyncStatus } from '../rentals/SyncStatus';
import { useListParams } from '../rentals/useListParams';
import { useRentalSync } from '../rentals/useRentalSync';
import './dashboards.scss';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DistributionCard } from './DistributionCard';
import { FigureCards, type FigureCardsProps } from './FigureCards';
import { RecentChanges } from './RecentChanges';
import { RentalsCard } from './RentalsCard';
import { SharesCard } from './SharesCard';
import { TopMarketsCard } from './TopMarketsCard';
import { useCalm } from './useCalm';

/** The overview: what the rentals come to, what changed, and all of them in rows. */
export default function RotterdamPage() {
  const { t } = useTranslation('dashboards');
  const retry = useRentalSync();
  const list = useListParams();
  const source = useAppSelector(selectRentalsSource);
  const hasNone = useAppSelector((state) => selectRentals(state).length === 0);
  const loading = useAppSelector(selectRentalsLoading);
  const isMissing = useAppSelector(selectRentalsError) !== null && hasNone;
  const filtered = useAppSelector(selectFilteredRentals);
  const rentals = useCalm(filtered, `${source} ${hasNone} ${JSON.stringify(list.criteria)}`);
  const isFilling = source === 'none' || (loading && hasNone) || (rentals.length === 0 && filtered.length > 0);
  const isSample = source === 'sample';

  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <div>
          <h1>{t('rotterdam.title')}</h1>
          <p>{t('rotterdam.subtitle')}</p>
        </div>
        <div className="dashboard-actions">
          <SyncStatus />
          <ImportButton />
        </div>
      </header>
      {isSample && <SampleBanner />}
      <LoadFailure onRetry={retry} />
      {!isMissing && (
        <>
          <RentalFilterBar list={list} />
          {isFilling ? <DashboardSkeleton /> : <Figures rentals={rentals} isSample={isSample} />}
          <RentalsCard rentals={rentals} list={list} isFilling={isFilling} />
        </>
      )}
    </div>
  );
}

/** The rentals in figures and charts; without rentals there is nothing to draw. */
function Figures({ rentals, isSample }: FigureCardsProps) {
  const hasSome = useAppSelector((state) => selectRentals(state).length > 0);
  return (
    <>
      {hasSome && <FigureCards rentals={rentals} isSample={isSample} />}
      {rentals.length > 0 && (
        <>
          <div className="dashboard-pair">
            <TopMarketsCard rentals={rentals} />
            <SharesCard rentals={rentals} />
          </div>
          <div className="dashboard-pair">
            <DistributionCard rentals={rentals} />
            <RecentChanges rentals={rentals} isSample={isSample} />
          </div>
        </>
      )}
    </>
  );
}
