import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Collapse, Nav, Navbar, NavbarBrand, NavbarText, NavbarToggler, NavItem, NavLink } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'site',
  title: { en: 'Responsive', nl: 'Responsief' },
  when: {
    en: 'Brand, places, and a word at the end. Below the width in expand it folds into a button.',
    nl: 'Merk, plekken en een woord aan het eind. Onder de breedte in expand klapt hij in tot een knop.',
  },
  controls: {
    expand: { kind: 'choice', options: ['always', 'sm', 'lg', 'never'], value: 'lg' },
    colour: { kind: 'choice', options: ['page', 'delft'], value: 'page' },
  },
} as const satisfies DemoAbout;

export default function ResponsiveNavbar({ expand, colour }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [parameters] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const here = parameters.get('place') ?? 'houses';
  return (
    <Navbar
      expand={expand === 'always' ? true : expand === 'never' ? false : expand}
      className={colour === 'delft' ? 'navbar-delft' : ''}
      dark={colour === 'delft'}
      aria-label={text.label}
    >
      <NavbarBrand tag={Link} to="?place=houses" preventScrollReset>
        Huis aan de Vliet
      </NavbarBrand>
      <NavbarToggler
        aria-label={text.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <Collapse id={id} isOpen={isOpen} navbar>
        <Nav navbar className="me-auto">
          {places.map((place) => (
            <NavItem key={place}>
              <NavLink
                tag={Link}
                to={`?place=${place}`}
                preventScrollReset
                active={place === here}
                aria-current={place === here ? 'page' : undefined}
              >
                {text[place]}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
        <NavbarText>{text.open}</NavbarText>
      </Collapse>
    </Navbar>
  );
}

const places = ['houses', 'prices', 'contact'] as const;

const texts = {
  en: { label: 'Main', menu: 'Menu', houses: 'Houses', prices: 'Prices', contact: 'Contact', open: 'Open until six' },
  nl: {
    label: 'Hoofdmenu',
    menu: 'Menu',
    houses: 'Huizen',
    prices: 'Prijzen',
    contact: 'Contact',
    open: 'Open tot zes uur',
  },
};
