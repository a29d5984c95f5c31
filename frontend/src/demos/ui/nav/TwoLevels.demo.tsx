import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Collapse, Nav, NavItem, NavLink } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Two levels', nl: 'Twee niveaus' },
  when: {
    en: 'When there are too many places for one list. What opens a group is a button, the places in it are links.',
    nl: 'Als er te veel plekken zijn voor één lijst. Wat een groep opent is een knop, de plekken erin zijn links.',
  },
} as const satisfies DemoAbout;

export default function TwoLevels() {
  const text = useTexts(texts);
  const id = useId();
  const [open, setOpen] = useState<string | null>(text.provinces[0]?.name ?? null);
  return (
    <nav aria-label={text.label} className="nav-narrow">
      <Nav vertical>
        {text.provinces.map(({ name, cities }, index) => (
          <NavItem key={name}>
            <NavLink
              tag="button"
              type="button"
              className="w-100 text-start"
              aria-expanded={open === name}
              aria-controls={id + index}
              onClick={() => setOpen(open === name ? null : name)}
            >
              {name}
            </NavLink>
            <Collapse id={id + index} isOpen={open === name}>
              <Nav vertical className="nav-nested">
                {cities.map((city) => (
                  <NavItem key={city}>
                    <NavLink tag={Link} to={`/dashboards/Rotterdam?q=${city}`}>
                      {city}
                    </NavLink>
                  </NavItem>
                ))}
              </Nav>
            </Collapse>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}

const texts = {
  en: {
    label: 'Cities by province',
    provinces: [
      { name: 'South Holland', cities: ['Delft', 'Leiden', 'Rotterdam'] },
      { name: 'Friesland', cities: ['Harlingen', 'Leeuwarden', 'Sneek'] },
    ],
  },
  nl: {
    label: 'Steden per provincie',
    provinces: [
      { name: 'Zuid-Holland', cities: ['Delft', 'Leiden', 'Rotterdam'] },
      { name: 'Friesland', cities: ['Harlingen', 'Leeuwarden', 'Sneek'] },
    ],
  },
};
