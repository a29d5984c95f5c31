import { useMemo, useState } from 'react';
import { countryTotals, Filling, RankingCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useSampleRentals } from '../useSampleRentals';

export const about = {
  place: 8,
  title: { en: 'Selectable ranking', nl: 'Selecteerbare rangorde' },
  when: {
    en: 'Beside a map or a chart: the same figures in order, to choose one by name.',
    nl: 'Naast een kaart of grafiek: dezelfde cijfers op volgorde, om er een op naam te kiezen.',
  },
} as const satisfies DemoAbout;

export default function Ranking() {
  const rentals = useSampleRentals();
  const totals = useMemo(() => countryTotals(rentals, 'population'), [rentals]);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Filling value={rentals.length === 0}>
      <RankingCard totals={totals} measure="population" chosen={chosen} onChoose={setChosen} />
    </Filling>
  );
}
