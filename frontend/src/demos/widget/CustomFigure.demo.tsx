import { useState } from 'react';
import { Button } from 'reactstrap';
import { useFormats } from '../../components/useFormats';
import { FigureCard } from '../../features/dashboards/public/cards';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'one-figure',
  title: { en: 'Custom figure', nl: 'Eigen cijfer' },
  when: {
    en: 'When a page has a figure that no dashboard has. Name, figure and hint may be anything that can be drawn.',
    nl: 'Als een pagina een cijfer heeft dat geen dashboard kent. Naam, cijfer en toelichting mogen alles zijn wat te tekenen is.',
  },
} as const satisfies DemoAbout;

export default function CustomFigure() {
  const text = useTexts(texts);
  const { number, percent } = useFormats();
  const [bookings, setBookings] = useState(1204);
  return (
    <>
      <div className="card figure-cards mb-3">
        <FigureCard label={text.bookings} figure={number(bookings)}>
          {text.more(percent(bookings / 1120 - 1))}
        </FigureCard>
        <FigureCard label={text.occupied} figure={percent(bookings / 1380)}>
          {text.of(number(1380))}
        </FigureCard>
      </div>
      <Button color="secondary" outline onClick={() => setBookings(bookings + 1)}>
        {text.add}
      </Button>
    </>
  );
}

const texts = {
  en: {
    bookings: 'Bookings this week',
    more: (share: string) => `${share} more than last week`,
    occupied: 'Occupied',
    of: (beds: string) => `Of ${beds} rentals`,
    add: 'Add a booking',
  },
  nl: {
    bookings: 'Boekingen deze week',
    more: (share: string) => `${share} meer dan vorige week`,
    occupied: 'Bezet',
    of: (beds: string) => `Van ${beds} verhuringen`,
    add: 'Boeking toevoegen',
  },
};
