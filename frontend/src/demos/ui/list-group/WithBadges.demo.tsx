import { Badge, ListGroup, ListGroupItem } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'counts',
  title: { en: 'With badges', nl: 'Met badges' },
  when: {
    en: 'How much is behind each line, at the end where figures line up.',
    nl: 'Hoeveel er achter elke regel zit, aan het eind waar de cijfers onder elkaar staan.',
  },
} as const satisfies DemoAbout;

export default function WithBadges() {
  const text = useTexts(texts);
  return (
    <ListGroup className="col-md-6">
      {text.folders.map(({ name, count }) => (
        <ListGroupItem key={name} className="d-flex justify-content-between align-items-center gap-3">
          {name}
          <Badge color="secondary-subtle" className="text-secondary-emphasis">
            {count}
            <span className="visually-hidden"> {text.rentals}</span>
          </Badge>
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

const texts = {
  en: {
    rentals: 'rentals',
    folders: [
      { name: 'Asked for', count: 9 },
      { name: 'Booked', count: 31 },
      { name: 'Guests inside', count: 118 },
    ],
  },
  nl: {
    rentals: 'verhuringen',
    folders: [
      { name: 'Aangevraagd', count: 9 },
      { name: 'Geboekt', count: 31 },
      { name: 'Gasten in huis', count: 118 },
    ],
  },
};
