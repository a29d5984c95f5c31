import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectCountryData } from '../rentals/import/uploadSlice';
import { ImportButton } from '../rentals/public/importButton';
import { CountryChips, RentalFilterBar, useListParams } from '../rentals/public/list';
import { AiFilter } from '../rentals/public/sentence';
import { RentalsCard } from '../rentals/public/table';
import { selectRentals } from '../rentals/rentalsSlice';
import { ArrangedCards } from './arrangement/ArrangedCards';
import type { PlacedCard } from './arrangement/arrangement';
import { type ArrangementControl, useArrangement } from './arrangement/useArrangement';
import { ChosenCountry } from './ChosenCountry';
import { DistributionCard } from './DistributionCard';
import { FigureCards, type FigureCardsProps } from './FigureCards';
import { Filling, useIsFilling } from './filling';
import { RecentChanges } from './RecentChanges';
import { RentalsDashboard } from './RentalsDashboard';
import { SharesCard } from './SharesCard';
import { TopMarketsCard } from './TopMarketsCard';
import { useDashboardRentals } from './useDashboardRentals';

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
  const shown = useDashboardRentals(list.criteria);
  const { filtered: rentals, isSample, isMissing, isFilling } = shown;
  const chosenCode = useAppSelector(selectCountryData);
  const arrangement = useArrangement('rotterdam', defaultCards);

  return (
    <RentalsDashboard
      title={t('rotterdam.title')}
      subtitle={t('rotterdam.subtitle')}
      shown={shown}
      arrangement={arrangement}
      actions={<ImportButton />}
    >
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
    </RentalsDashboard>
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
