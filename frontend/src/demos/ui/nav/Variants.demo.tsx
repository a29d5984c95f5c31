import { Link, useSearchParams } from 'react-router';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'places',
  title: { en: 'Variants and alignment', nl: 'Varianten en uitlijning' },
  when: {
    en: 'At the head of a page with parts. Each link has an address, so that Back works and it can be sent on.',
    nl: 'Boven een pagina met delen. Elke link heeft een adres, dus Terug werkt en u kunt hem doorsturen.',
  },
  controls: {
    look: { kind: 'choice', options: ['plain', 'underline', 'pills', 'tabs'], value: 'underline' },
    horizontal: { kind: 'choice', options: ['start', 'center', 'end'], value: 'start' },
    fill: { kind: 'switch', value: false },
    justified: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants({ look, horizontal, fill, justified }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [parameters] = useSearchParams();
  const here = parameters.get('part') ?? 'guests';
  return (
    <nav aria-label={text.label}>
      <Nav
        tabs={look === 'tabs'}
        pills={look === 'pills'}
        className={look === 'underline' ? 'nav-underline' : ''}
        horizontal={horizontal}
        fill={fill}
        justified={justified}
      >
        {parts.map((part) => (
          <NavItem key={part}>
            <NavLink
              tag={Link}
              to={`?part=${part}`}
              preventScrollReset
              active={part === here}
              aria-current={part === here ? 'page' : undefined}
            >
              {text[part]}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}

const parts = ['guests', 'stays', 'payments'] as const;

const texts = {
  en: { label: 'Parts of the administration', guests: 'Guests', stays: 'Stays', payments: 'Payments' },
  nl: { label: 'Delen van de administratie', guests: 'Gasten', stays: 'Verblijven', payments: 'Betalingen' },
};
