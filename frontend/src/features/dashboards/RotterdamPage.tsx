import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { loadFlagFontEarly } from '../../lib/flagFont';
import { selectCountryData } from '../rentals/public/chosenCountry';
import { ImportButton } from '../rentals/public/importButton';
import { RentalFilterBar, useListParams } from '../rentals/public/list';
import { selectRentals } from '../rentals/public/rentals';
import { RentalsCard } from '../rentals/public/table';
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

loadFlagFontEarly();

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
          <Filling value={isFilling}>
            <Figures rentals={rentals} isSample={isSample} arrangement={arrangement}>
              <RentalsCard
                list={list}
                isFilling={isFilling}
                note={chosenCode !== null && <ChosenCountry code={chosenCode} rentals={rentals} />}
              />
            </Figures>
          </Filling>
        </>
      )}
    </RentalsDashboard>
  );
}

interface FiguresProps extends FigureCardsProps {
  readonly arrangement: ArrangementControl;
  /** The table. */
  readonly children: ReactNode;
}

/**
 * The figures and charts of the rentals, with their table after the first row of charts. Without rentals there is
 * nothing to draw; a filter that leaves none moves nothing.
 */
function Figures({ rentals, isSample, arrangement, children }: FiguresProps) {
  const { t } = useTranslation('dashboards');
  const isFilling = useIsFilling();
  const hasSome = useAppSelector((state) => selectRentals(state).length > 0) || isFilling;
  const cards = {
    topMarkets: { title: t('rotterdam.topMarkets'), content: <TopMarketsCard rentals={rentals} /> },
    shares: { title: t('rotterdam.shares'), content: <SharesCard rentals={rentals} /> },
    distribution: { title: t('rotterdam.distribution'), content: <DistributionCard rentals={rentals} /> },
    recent: { title: t('rotterdam.recent'), content: <RecentChanges rentals={rentals} isSample={isSample} /> },
  };
  return (
    <>
      {hasSome && <FigureCards rentals={rentals} isSample={isSample} />}
      <ArrangedCards arrangement={arrangement} contents={hasSome ? cards : noCards}>
        {children}
      </ArrangedCards>
    </>
  );
}

const noCards = {};
