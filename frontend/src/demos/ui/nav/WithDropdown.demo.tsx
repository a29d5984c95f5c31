import { useState } from 'react';
import { Link } from 'react-router';
import { DropdownItem, DropdownMenu, DropdownToggle, Nav, NavItem, NavLink, UncontrolledDropdown } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'with-menu',
  title: { en: 'With a dropdown', nl: 'Met een uitklapmenu' },
  when: {
    en: 'When one of the places needs a choice first. The menu opens with Enter or the arrow down, and Escape closes it.',
    nl: 'Als één van de plekken eerst een keuze vraagt. Het menu opent met Enter of pijl-omlaag, en Escape sluit het.',
  },
} as const satisfies DemoAbout;

export default function WithDropdown() {
  const text = useTexts(texts);
  const [year, setYear] = useState(2026);
  return (
    <nav aria-label={text.label}>
      <Nav tabs>
        <NavItem>
          <NavLink tag={Link} to="#with-dropdown" active aria-current="page">
            {text.overview}
          </NavLink>
        </NavItem>
        <UncontrolledDropdown nav>
          <DropdownToggle nav caret tag="button" type="button">
            {text.year} {year}
          </DropdownToggle>
          <DropdownMenu aria-label={text.year}>
            {years.map((one) => (
              <DropdownItem key={one} active={one === year} onClick={() => setYear(one)}>
                {one}
              </DropdownItem>
            ))}
          </DropdownMenu>
        </UncontrolledDropdown>
        <NavItem>
          <span className="nav-link disabled">
            {text.forecast} <small>({text.soon})</small>
          </span>
        </NavItem>
      </Nav>
    </nav>
  );
}

const years = [2026, 2025, 2024];

const texts = {
  en: { label: 'Annual figures', overview: 'Overview', year: 'Year', forecast: 'Forecast', soon: 'from January' },
  nl: { label: 'Jaarcijfers', overview: 'Overzicht', year: 'Jaar', forecast: 'Verwachting', soon: 'vanaf januari' },
};
