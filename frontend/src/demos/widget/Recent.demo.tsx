import { Filling, RecentChanges } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useChangingRentals } from './useChangingRentals';

export const about = {
  place: 6,
  title: { en: 'Recent changes', nl: 'Laatste wijzigingen' },
  when: {
    en: 'When people come back and want to see what others did in the meantime.',
    nl: 'Als u terugkomt en wilt zien wat anderen intussen deden.',
  },
} as const satisfies DemoAbout;

export default function Recent() {
  const rentals = useChangingRentals();
  return (
    <Filling value={rentals.length === 0}>
      <RecentChanges rentals={rentals} isSample={false} />
    </Filling>
  );
}
