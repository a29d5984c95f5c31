import { Link } from 'react-router';
import { Card, CardBody, CardFooter, CardHeader, CardLink, CardSubtitle, CardText, CardTitle } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'parts',
  title: { en: 'Header, body and footer', nl: 'Kop, inhoud en voet' },
  when: {
    en: 'A title and its text are enough. A header names the kind of thing, a footer says how recent it is.',
    nl: 'Een titel en tekst zijn genoeg. Een kopregel zegt wat voor ding het is, een voetregel hoe vers het is.',
  },
  controls: {
    header: { kind: 'switch', value: true },
    footer: { kind: 'switch', value: true },
    align: { kind: 'choice', options: ['start', 'center', 'end'], value: 'start' },
  },
} as const satisfies DemoAbout;

export default function HeaderAndFooter({ header, footer, align }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Card className={`card-narrow text-${align}`}>
      {header && <CardHeader>{text.rental}</CardHeader>}
      <CardBody>
        <CardTitle tag="h3">Herengracht 401</CardTitle>
        <CardSubtitle className="text-body-secondary mb-2">{text.place}</CardSubtitle>
        <CardText>{text.note}</CardText>
        <CardLink tag={Link} to="/apps/contacts">
          {text.guest}
        </CardLink>
        <CardLink tag={Link} to="/apps/calendar">
          {text.calendar}
        </CardLink>
      </CardBody>
      {footer && <CardFooter className="text-body-secondary">{text.changed}</CardFooter>}
    </Card>
  );
}

const texts = {
  en: {
    rental: 'Rental',
    place: 'Amsterdam, 4 guests',
    note: 'Sofia Lindqvist arrives on Friday at three. She asked for a cot and for the steep stairs to have a gate.',
    guest: 'The guest',
    calendar: 'The calendar',
    changed: 'Changed 5 minutes ago',
  },
  nl: {
    rental: 'Verhuring',
    place: 'Amsterdam, 4 gasten',
    note: 'Sofia Lindqvist komt vrijdag om drie uur. Ze vroeg om een kinderbedje en een hekje voor de steile trap.',
    guest: 'De gast',
    calendar: 'De agenda',
    changed: '5 minuten geleden gewijzigd',
  },
};
