import { Nav, NavItem, NavLink, TabContent, TabPane } from 'reactstrap';
import { useTabs } from '../../../components/useTabs';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Vertical', nl: 'Verticaal' },
  when: {
    en: 'When there are more of them, or their names are long, as in settings. The arrows up and down move.',
    nl: 'Als het er meer zijn, of met lange namen, zoals bij instellingen. De pijltoetsen omhoog en omlaag verplaatsen.',
  },
} as const satisfies DemoAbout;

export default function Vertical() {
  const text = useTexts(texts);
  const { chosen, list, item, tab, panel } = useTabs({ names, vertical: true });
  return (
    <div className="tabs-beside">
      <Nav pills vertical aria-label={text.label} {...list}>
        {names.map((name) => (
          <NavItem key={name} {...item}>
            <NavLink {...tab(name)} className="w-100 text-start">
              {text.titles[name]}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <TabContent activeTab={chosen}>
        {names.map((name) => (
          <TabPane key={name} {...panel(name)}>
            <h3>{text.titles[name]}</h3>
            <p>{text[name]}</p>
          </TabPane>
        ))}
      </TabContent>
    </div>
  );
}

const names = ['mail', 'import', 'lock', 'language'] as const;

const texts = {
  en: {
    label: 'Settings',
    titles: { mail: 'Email', import: 'Import', lock: 'Lock', language: 'Language' },
    mail: 'You hear of every new guest, once a day at eight.',
    import: 'Files are read as UTF-8, unless they say otherwise.',
    lock: 'The screen locks after fifteen minutes of silence.',
    language: 'English, with numbers and dates as in Europe.',
  },
  nl: {
    label: 'Instellingen',
    titles: { mail: 'E-mail', import: 'Import', lock: 'Slot', language: 'Taal' },
    mail: 'U hoort van elke nieuwe gast, eens per dag om acht uur.',
    import: 'Bestanden worden als UTF-8 gelezen, tenzij ze iets anders zeggen.',
    lock: 'Het scherm gaat na een kwartier stilte op slot.',
    language: 'Nederlands, met getallen en datums zoals hier.',
  },
};
