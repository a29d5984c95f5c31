import { Link } from 'react-router';
import { Badge } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'As a link', nl: 'Als link' },
  when: {
    en: 'Where the word in the badge has a page of its own. A row of links is a list, so that screen readers say its length.',
    nl: 'Als het woord in het label een eigen pagina heeft. Een rij links is een lijst: dan is te horen hoe lang zij is.',
  },
} as const satisfies DemoAbout;

export default function AsLinks() {
  const text = useTexts(texts);
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2" aria-label={text.dashboards}>
      {cities.map(({ name, path }) => (
        <li key={path}>
          <Badge tag={Link} to={path} color="primary-subtle" className="text-primary-emphasis">
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const cities = [
  { name: 'Rotterdam', path: '/dashboards/Rotterdam' },
  { name: 'Amsterdam', path: '/dashboards/Amsterdam' },
  { name: 'Den Haag', path: '/dashboards/DenHaag' },
  { name: 'Utrecht', path: '/dashboards/Utrecht' },
];

const texts = {
  en: { dashboards: 'Dashboards' },
  nl: { dashboards: 'Dashboards' },
};
