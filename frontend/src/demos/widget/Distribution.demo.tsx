import { DistributionCard, Filling } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useSampleRentals } from '../useSampleRentals';

export const about = {
  place: 5,
  title: { en: 'Size distribution', nl: 'Verdeling van groottes' },
  when: {
    en: 'When an average would hide that most are small and a few are huge.',
    nl: 'Als een gemiddelde zou verbergen dat de meeste klein zijn en een paar reusachtig.',
  },
} as const satisfies DemoAbout;

export default function Distribution() {
  const rentals = useSampleRentals();
  return (
    <Filling value={rentals.length === 0}>
      <DistributionCard rentals={rentals} />
    </Filling>
  );
}
