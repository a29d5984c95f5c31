import { Link } from 'react-router';
import { ListGroup, ListGroupItem, ListGroupItemHeading, ListGroupItemText } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'With headings and text', nl: 'Met koppen en tekst' },
  when: {
    en: 'When a line is a small story. The heading is the link, stretched over the line; the time stands apart.',
    nl: 'Als een regel een klein verhaal is. De kop is de link, opgerekt over de regel; de tijd staat apart.',
  },
} as const satisfies DemoAbout;

export default function WithHeadings() {
  const text = useTexts(texts);
  return (
    <ListGroup>
      {text.tickets.map(({ title, story, age }) => (
        <ListGroupItem key={title} action className="position-relative">
          <div className="d-flex flex-wrap justify-content-between gap-2">
            <ListGroupItemHeading tag="h3" className="h5">
              <Link to="/tickt/ticket-list" className="stretched-link">
                {title}
              </Link>
            </ListGroupItemHeading>
            <small className="text-body-secondary">{age}</small>
          </div>
          <ListGroupItemText className="mb-0">{story}</ListGroupItemText>
        </ListGroupItem>
      ))}
    </ListGroup>
  );
}

const texts = {
  en: {
    tickets: [
      {
        title: 'The boiler on Lange Voorhout 34',
        story: 'It goes out at night. The plumber comes on Thursday between eight and ten.',
        age: '2 hours ago',
      },
      {
        title: 'A window on the Veerhaven',
        story: 'The catch is broken; the guests have closed it with tape for now.',
        age: 'Yesterday',
      },
    ],
  },
  nl: {
    tickets: [
      {
        title: 'De ketel op Lange Voorhout 34',
        story: 'Hij valt ’s nachts uit. De loodgieter komt donderdag tussen acht en tien.',
        age: '2 uur geleden',
      },
      {
        title: 'Een raam aan de Veerhaven',
        story: 'De sluiting is stuk; de gasten hebben het raam zolang met tape dichtgemaakt.',
        age: 'Gisteren',
      },
    ],
  },
};
