import { Filling, TimelineCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useChangingRentals } from './useChangingRentals';

export const about = {
  place: 7,
  title: { en: 'Changes over time', nl: 'Wijzigingen in de tijd' },
  when: {
    en: 'When the rhythm matters: by hour over a day, by day over a week or a month.',
    nl: 'Als het ritme telt: per uur over een dag, per dag over een week of een maand.',
  },
} as const satisfies DemoAbout;

export default function Timeline() {
  const rentals = useChangingRentals();
  return (
    <Filling value={rentals.length === 0}>
      <TimelineCard rentals={rentals} />
    </Filling>
  );
}
