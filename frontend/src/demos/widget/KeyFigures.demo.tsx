import { FigureCards, Filling } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useSampleRentals } from '../useSampleRentals';

export const about = {
  place: 1,
  title: { en: 'Key figures', nl: 'Kerncijfers' },
  when: {
    en: 'At the top of a page: the few figures that people come for, each with what puts it in proportion.',
    nl: 'Boven aan een pagina: de paar cijfers waarvoor u komt, elk met wat het in verhouding zet.',
  },
} as const satisfies DemoAbout;

export default function KeyFigures() {
  const rentals = useSampleRentals();
  return (
    <Filling value={rentals.length === 0}>
      <FigureCards rentals={rentals} isSample />
    </Filling>
  );
}
