import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { useUpdateSearchParams } from '../../components/useUpdateSearchParams';
import { loadFlagFontEarly } from '../../lib/flagFont';
import { countryChosen, selectCountryData } from '../rentals/public/chosenCountry';
import { filterRentals, noCriteria } from '../rentals/public/criteria';
import { type ListControl, RentalFilterBar, useListParams } from '../rentals/public/list';
import { ArrangedCards } from './arrangement/ArrangedCards';
import type { PlacedCard } from './arrangement/arrangement';
import { useArrangement } from './arrangement/useArrangement';
import { DistributionCard } from './DistributionCard';
import { Filling } from './filling';
import { RentalsDashboard } from './RentalsDashboard';
import { TopMarketsCard } from './TopMarketsCard';
import { useDashboardRentals } from './useDashboardRentals';
import { countryTotals, measures } from './utrecht/countryTotals';
import { MapCard } from './utrecht/MapCard';
import { RankingCard } from './utrecht/RankingCard';
import './utrecht/utrecht.scss';

loadFlagFontEarly();

const defaultCards: readonly PlacedCard[] = [
  { id: 'map', width: 2 },
  { id: 'ranking', width: 1 },
  { id: 'topMarkets', width: 2 },
  { id: 'distribution', width: 1 },
];

/** Geography: where the rentals are, and how large. */
export default function UtrechtPage() {
  const { t } = useTranslation(['dashboards', 'rentals']);
  const list = useListParams();
  const shown = useDashboardRentals(list.criteria);
  const { all, filtered: rentals, hasNone, isMissing, isFilling } = shown;
  const [measure, setMeasure] = useMeasure();
  const { chosen, choose } = useChosenCountry(list);
  const arrangement = useArrangement('utrecht', defaultCards);
  // The map shows all countries even when one is selected.
  const everywhere = useMemo(
    () => filterRentals(all, { ...list.criteria, countries: noCriteria.countries }),
    [all, list.criteria],
  );
  const totals = useMemo(() => countryTotals(everywhere, measure), [everywhere, measure]);
  const shared = { totals, measure, chosen, onChoose: choose };

  return (
    <RentalsDashboard
      title={t('utrecht.title')}
      subtitle={t('utrecht.subtitle')}
      shown={shown}
      arrangement={arrangement}
    >
      {!isMissing && (
        <>
          <RentalFilterBar list={list} />
          {!isFilling && hasNone && (
            <section className="card">
              <EmptyState drawing="boat" title={t('rentals:table.none')} hint={t('rentals:table.noneHint')} />
            </section>
          )}
          {(isFilling || !hasNone) && (
            <Filling value={isFilling}>
              <ArrangedCards
                arrangement={arrangement}
                contents={{
                  map: { title: t('utrecht.map'), content: <MapCard {...shared} onMeasure={setMeasure} /> },
                  ranking: { title: t('utrecht.ranking'), content: <RankingCard {...shared} /> },
                  topMarkets: { title: t('rotterdam.topMarkets'), content: <TopMarketsCard rentals={rentals} /> },
                  distribution: { title: t('rotterdam.distribution'), content: <DistributionCard rentals={rentals} /> },
                }}
              />
            </Filling>
          )}
        </>
      )}
    </RentalsDashboard>
  );
}

/** The measure that shades the map, from the page's address: `?shade=count`. */
function useMeasure() {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const measure = measures.find((known) => known === params.get('shade')) ?? 'population';
  const setMeasure = useCallback(
    (chosen: (typeof measures)[number]) =>
      updateSearchParams({ shade: chosen === 'population' ? null : chosen }, { replace: true }),
    [updateSearchParams],
  );
  return [measure, setMeasure] as const;
}

/** The selected country: it filters the list and is shared with the other pages. Selecting it again deselects it. */
function useChosenCountry({ criteria, setCriteria }: Pick<ListControl, 'criteria' | 'setCriteria'>) {
  const dispatch = useAppDispatch();
  const countryData = useAppSelector(selectCountryData);
  const [only = null, ...others] = criteria.countries;
  const inAddress = others.length === 0 ? only : null;
  const wasInAddress = useRef<string | null>(null);

  // The address has priority: links, Back and a cleared filter change the selection too.
  useEffect(() => {
    if (inAddress !== null || wasInAddress.current !== null) dispatch(countryChosen(inAddress));
    wasInAddress.current = inAddress;
  }, [dispatch, inAddress]);

  const chosen = inAddress ?? countryData;
  const choose = useCallback(
    (code: string) => {
      const isClearing = chosen === code;
      dispatch(countryChosen(isClearing ? null : code));
      // One that was selected on another page does not filter this list.
      if (!isClearing) setCriteria({ countries: [code] });
      else if (inAddress !== null) setCriteria({ countries: noCriteria.countries });
    },
    [dispatch, setCriteria, chosen, inAddress],
  );
  return { chosen, choose };
}
