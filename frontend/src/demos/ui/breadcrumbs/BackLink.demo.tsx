import back from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import { Link } from 'react-router';
import { Breadcrumb, BreadcrumbItem } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'on-phone',
  title: { en: 'Back link on a phone', nl: 'Teruglink op een telefoon' },
  when: {
    en: 'Where the whole path does not fit: the level above is what people want most of the time.',
    nl: 'Als het hele pad niet past: het niveau erboven is meestal wat mensen willen.',
  },
  controls: {
    narrow: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function BackLink({ narrow }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const levels = narrow ? path.slice(-1) : path;
  return (
    <Breadcrumb aria-label={text.path}>
      {levels.map(({ to, title }) => (
        <BreadcrumbItem key={to}>
          <Link to={to}>
            {narrow && <Icon icon={back} directional className="me-1" />}
            {text[title]}
          </Link>
        </BreadcrumbItem>
      ))}
      {!narrow && <BreadcrumbItem active>{text.ticket}</BreadcrumbItem>}
    </Breadcrumb>
  );
}

const path = [
  { to: '/dashboards/DenHaag', title: 'city' },
  { to: '/tickt/ticket-list', title: 'tickets' },
] as const;

const texts = {
  en: { path: 'Path to the ticket', city: 'Den Haag', tickets: 'Tickets', ticket: 'The boiler on Lange Voorhout 34' },
  nl: { path: 'Pad naar het ticket', city: 'Den Haag', tickets: 'Tickets', ticket: 'De ketel op Lange Voorhout 34' },
};
