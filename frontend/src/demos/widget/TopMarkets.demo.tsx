import { Filling, TopMarketsCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useSampleRentals } from '../useSampleRentals';

export const about = {
  place: 3,
  title: { en: 'Top markets', nl: 'Grootste markten' },
  when: {
    en: 'When the top of a list is the news. As a table, or saved as PNG, SVG or CSV, from its corner.',
    nl: 'Als de kop van een lijst het nieuws is. Als tabel, of opgeslagen als PNG, SVG of CSV, vanuit de hoek.',
  },
} as const satisfies DemoAbout;

export default function TopMarkets() {
  const rentals = useSampleRentals();
  return (
    <Filling value={rentals.length === 0}>
      <TopMarketsCard rentals={rentals} />
    </Filling>
  );
}
