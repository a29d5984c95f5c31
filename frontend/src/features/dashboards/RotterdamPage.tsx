import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { AiFilter } from '../rentals/ai-filter/AiFilter';
import { CountryChips } from '../rentals/filter/CountryChips';
import { RentalFilterBar } from '../rentals/filter/RentalFilterBar';
import { useListParams } from '../rentals/filter/useListParams';
import { ImportButton } from '../rentals/import/ImportButton';
import { selectCountryData } from '../rentals/import/uploadSlice';
import { RentalsCard } from '../rentals/RentalsCard';
import { selectFilteredRentals, selectRentals } from '../rentals/rentalsSlice';
import { SampleBanner } from '../rentals/sample/SampleBanner';
import { LoadFailure } from '../rentals/sync/LoadFailure';
import { SyncStatus } from '../rentals/sync/SyncStatus';
import { ArrangeButton } from './arrangement/ArrangeButton';
import { ArrangedCards } from './arrangement/ArrangedCards';
import type { PlacedCard } from './arrangement/arrangement';
import { type ArrangementControl, useArrangement } from './arrangement/useArrangement';
import { ChosenCountry } from './ChosenCountry';
import { DashboardFrame } from './DashboardFrame';
import { DistributionCard } from './DistributionCard';
import { FigureCards, type FigureCardsProps } from './FigureCards';
import { Filling, useIsFilling } from './filling';
import { RecentChanges } from './RecentChanges';
import { SharesCard } from './SharesCard';
import { TopMarketsCard } from './TopMarketsCard';
import { useRentalsPresence } from './useRentalsPresence';
import { useThrottledValue } from './useThrottledValue';

const defaultCards: readonly PlacedCard[] = [
  { id: 'topMarkets', width: 2 },
  { id: 'shares', width: 1 },
  { id: 'distribution', width: 2 },
  { id: 'recent', width: 1 },
];

/** The overview: key figures, charts, recent changes, and the table of all rentals. */
export default function RotterdamPage() {
  const { t } = useTranslation('dashboards');
  const list = useListParams();
  const { source, isSample, hasNone, isMissing, ...presence } = useRentalsPresence();
  const filtered = useAppSelector(selectFilteredRentals);
  const rentals = useThrottledValue(filtered, `${source} ${hasNone} ${JSON.stringify(list.criteria)}`);
  const isFilling = presence.isFilling || (rentals.length === 0 && filtered.length > 0);
  const chosenCode = useAppSelector(selectCountryData);
  const arrangement = useArrangement('rotterdam', defaultCards);

  return (
    <DashboardFrame
      title={t('rotterdam.title')}
      subtitle={t('rotterdam.subtitle')}
      actions={
        <>
          <SyncStatus />
          <ArrangeButton arrangement={arrangement} />
          <ImportButton />
        </>
      }
    >
      {isSample && !isMissing && <SampleBanner />}
      <LoadFailure />
      {!isMissing && (
        <>
          <RentalFilterBar list={list} />
          <CountryChips list={list} />
          <AiFilter list={list} />
          <Filling value={isFilling}>
            <Figures rentals={rentals} isSample={isSample} arrangement={arrangement} />
          </Filling>
          <RentalsCard
            list={list}
            isFilling={isFilling}
            note={chosenCode !== null && <ChosenCountry code={chosenCode} rentals={rentals} />}
          />
        </>
      )}
    </DashboardFrame>
  );
}

/** The figures and charts of the rentals. Without rentals there is nothing to draw. */
function Figures({ rentals, isSample, arrangement }: FigureCardsProps & { readonly arrangement: ArrangementControl }) {
  const { t } = useTranslation('dashboards');
  const isFilling = useIsFilling();
  const hasSome = useAppSelector((state) => selectRentals(state).length > 0);
  return (
    <>
      {(hasSome || isFilling) && <FigureCards rentals={rentals} isSample={isSample} />}
      {(rentals.length > 0 || isFilling) && (
        <ArrangedCards
          arrangement={arrangement}
          contents={{
            topMarkets: { title: t('rotterdam.topMarkets'), content: <TopMarketsCard rentals={rentals} /> },
            shares: { title: t('rotterdam.shares'), content: <SharesCard rentals={rentals} /> },
            distribution: { title: t('rotterdam.distribution'), content: <DistributionCard rentals={rentals} /> },
            recent: {
              title: t('rotterdam.recent'),
              content: <RecentChanges rentals={rentals} isSample={isSample} />,
            },
          }}
        />
      )}
    </>
  );
}
