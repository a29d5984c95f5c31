import { useSearchParams } from 'react-router';
import { Nav, NavItem, NavLink, TabContent, TabPane } from 'reactstrap';
import { useTabs } from '../../../components/useTabs';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'in-the-address',
  title: { en: 'Tab in the URL', nl: 'Tabblad in de URL' },
  when: {
    en: 'When somebody may send the page to a colleague, or reload it: the chosen tab is part of the address.',
    nl: 'Als iemand de pagina naar een collega kan sturen, of herlaadt: het gekozen tabblad staat in het adres.',
  },
} as const satisfies DemoAbout;

export default function TabInUrl() {
  const text = useTexts(texts);
  const [parameters, setParameters] = useSearchParams();
  const { chosen, list, item, tab, panel } = useTabs({
    names,
    chosen: names.find((name) => name === parameters.get('period')) ?? 'week',
    onChoose: (period) => setParameters({ period }, { replace: true, preventScrollReset: true }),
  });
  return (
    <>
      <Nav className="nav-underline" aria-label={text.label} {...list}>
        {names.map((name) => (
          <NavItem key={name} {...item}>
            <NavLink {...tab(name)}>{text[name].title}</NavLink>
          </NavItem>
        ))}
      </Nav>
      <TabContent activeTab={chosen}>
        {names.map((name) => (
          <TabPane key={name} {...panel(name)}>
            <p>{text[name].content}</p>
          </TabPane>
        ))}
      </TabContent>
    </>
  );
}

const names = ['week', 'month', 'year'] as const;

const texts = {
  en: {
    label: 'Imports',
    week: { title: 'This week', content: '3 imports, 240 rentals.' },
    month: { title: 'This month', content: '11 imports, 1,204 rentals.' },
    year: { title: 'This year', content: '96 imports, 9,870 rentals.' },
  },
  nl: {
    label: 'Imports',
    week: { title: 'Deze week', content: '3 imports, 240 verhuringen.' },
    month: { title: 'Deze maand', content: '11 imports, 1.204 verhuringen.' },
    year: { title: 'Dit jaar', content: '96 imports, 9.870 verhuringen.' },
  },
};
