import { Link } from 'react-router';
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Links', nl: 'Links' },
  when: {
    en: 'A short list of places, each a real link: it can be opened in a new tab. The one that is open is marked.',
    nl: 'Een korte lijst plekken, elk een echte link: u kunt hem in een nieuw tabblad openen. Waar u bent is gemarkeerd.',
  },
} as const satisfies DemoAbout;

export default function Links() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  return (
    <UncontrolledDropdown className="d-inline-block">
      <DropdownToggle color="link" caret>
        {text.goTo}
      </DropdownToggle>
      <DropdownMenu end={rightToLeft} aria-label={text.goTo}>
        <DropdownItem tag={Link} to="/ui/dropdown" active aria-current="page">
          {text.here}
        </DropdownItem>
        <DropdownItem tag={Link} to="/apps/calendar">
          {text.calendar}
        </DropdownItem>
        <DropdownItem tag={Link} to="/apps/contacts">
          {text.contacts}
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  );
}

const texts = {
  en: { goTo: 'Go to', here: 'Dropdown', calendar: 'Calendar', contacts: 'Contacts' },
  nl: { goTo: 'Ga naar', here: 'Uitklapmenu', calendar: 'Agenda', contacts: 'Contacten' },
};
