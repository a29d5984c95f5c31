import { Nav, NavItem, NavLink, TabContent, TabPane } from 'reactstrap';
import { useTabs } from '../../../components/useTabs';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'one-thing',
  title: { en: 'Tabs, underline and pills', nl: 'Tabbladen, onderstreept en pillen' },
  when: {
    en: 'The usual form. Underlined or as pills where the tabs are not the edge of what is below them.',
    nl: 'De gewone vorm. Onderstreept of als pillen als de tabbladen niet de rand zijn van wat eronder staat.',
  },
  controls: {
    look: { kind: 'choice', options: ['tabs', 'underline', 'pills'], value: 'tabs' },
    fill: { kind: 'switch', value: false },
    justified: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants({ look, fill, justified }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { chosen, list, item, tab, panel } = useTabs({ names });
  return (
    <>
      <Nav
        tabs={look === 'tabs'}
        pills={look === 'pills'}
        className={look === 'underline' ? 'nav-underline nav-scrolling' : 'nav-scrolling'}
        fill={fill}
        justified={justified}
        aria-label="Utrecht"
        {...list}
      >
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

const names = ['house', 'rules', 'reach'] as const;

const texts = {
  en: {
    house: {
      title: 'The house',
      content: 'A wharf cellar on the Oudegracht: two beds, a kitchen, the water at the door.',
    },
    rules: {
      title: 'House rules',
      content: 'Quiet after eleven: sound carries over water. Bicycles stay up on the street.',
    },
    reach: { title: 'Getting there', content: 'Ten minutes on foot from Utrecht Centraal, or bus 2 to the Neude.' },
  },
  nl: {
    house: {
      title: 'Het huis',
      content: 'Een werfkelder aan de Oudegracht: twee bedden, een keuken, het water voor de deur.',
    },
    rules: {
      title: 'Huisregels',
      content: 'Stil na elf uur: over water draagt geluid ver. Fietsen blijven boven op straat.',
    },
    reach: { title: 'Bereikbaarheid', content: 'Tien minuten lopen vanaf Utrecht Centraal, of bus 2 naar de Neude.' },
  },
};
