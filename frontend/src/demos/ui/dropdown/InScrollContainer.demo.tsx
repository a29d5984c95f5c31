import dots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import { useState } from 'react';
import { DropdownItem, DropdownMenu, DropdownToggle, ListGroup, ListGroupItem, UncontrolledDropdown } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  formerAnchor: 'in-scrolling-box',
  title: { en: 'In a scroll container', nl: 'In een scrollend vak' },
  when: {
    en: 'For the actions of a row. With strategy="fixed" the menu stands over the edge of the box instead of being cut off by it.',
    nl: 'Voor de handelingen van een rij. Met strategy="fixed" staat het menu over de rand van het vak en wordt het niet afgesneden.',
  },
} as const satisfies DemoAbout;

export default function InScrollContainer() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const [paid, setPaid] = useState<readonly string[]>([]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="dropdown-scroll" tabIndex={0} aria-label={text.rentals}>
      <ListGroup flush>
        {houses.map((house) => (
          <ListGroupItem key={house} className="d-flex align-items-center justify-content-between gap-3">
            <span>{house}</span>
            {paid.includes(house) && <span className="ms-auto text-body-secondary">{text.paid}</span>}
            <UncontrolledDropdown>
              <DropdownToggle color="secondary" outline className="btn-icon" aria-label={text.actions(house)}>
                <Icon icon={dots} />
              </DropdownToggle>
              <DropdownMenu strategy="fixed" end={!rightToLeft} aria-label={text.actions(house)}>
                <DropdownItem onClick={() => setPaid([...paid, house])}>{text.markPaid}</DropdownItem>
                <DropdownItem onClick={() => setPaid(paid.filter((other) => other !== house))}>
                  {text.markDue}
                </DropdownItem>
              </DropdownMenu>
            </UncontrolledDropdown>
          </ListGroupItem>
        ))}
      </ListGroup>
    </section>
  );
}

const houses = ['Herengracht 401', 'Keizersgracht 672', 'Lange Voorhout 34', 'Oudegracht 112', 'Veerhaven 7'];

const texts = {
  en: {
    rentals: 'Rentals of this week',
    actions: (house: string) => `Actions for ${house}`,
    markPaid: 'Mark as paid',
    markDue: 'Mark as due',
    paid: 'Paid',
  },
  nl: {
    rentals: 'Verhuringen van deze week',
    actions: (house: string) => `Handelingen voor ${house}`,
    markPaid: 'Op betaald zetten',
    markDue: 'Op nog te betalen zetten',
    paid: 'Betaald',
  },
};
