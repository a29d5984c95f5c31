import { Filling, SharesCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useSampleRentals } from '../useSampleRentals';

export const about = {
  place: 4,
  title: { en: 'Shares of a total', nl: 'Aandelen van een totaal' },
  when: {
    en: 'When a few parts make up most of the whole. Beyond six, the rest is one part.',
    nl: 'Als een paar delen het grootste deel van het geheel vormen. Na zes is de rest één deel.',
  },
} as const satisfies DemoAbout;

export default function Shares() {
  const rentals = useSampleRentals();
  return (
    <Filling value={rentals.length === 0}>
      <SharesCard rentals={rentals} />
    </Filling>
  );
}
