import { useEffect, useRef, useState } from 'react';
import {
  Button,
  DropdownItem,
  DropdownMenu,
  DropdownToggle,
  Nav,
  Navbar,
  NavbarBrand,
  UncontrolledDropdown,
} from 'reactstrap';
import { Avatar } from '../../../components/Avatar';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'With an account menu', nl: 'Met een accountmenu' },
  when: {
    en: 'When people sign in: their menu is at the end of the bar, where they look for it. Signed out, a button stands there.',
    nl: 'Als mensen inloggen: hun menu staat aan het eind van de balk, waar ze het zoeken. Uitgelogd staat er een knop.',
  },
} as const satisfies DemoAbout;

export default function WithAccount() {
  const text = useTexts(texts);
  const [isSignedIn, setSignedIn] = useState(true);
  const signIn = useRef<HTMLButtonElement>(null);
  /** In the toggle: in a navbar it passes on no ref. */
  const name = useRef<HTMLSpanElement>(null);
  const wasSignedIn = useRef(isSignedIn);
  // Each press replaces what has the focus.
  useEffect(() => {
    if (wasSignedIn.current !== isSignedIn) (signIn.current ?? name.current?.closest('button'))?.focus();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
  return (
    <Navbar expand aria-label={text.label}>
      <NavbarBrand tag="span">Huis aan de Vliet</NavbarBrand>
      <Nav navbar className="ms-auto">
        {isSignedIn ? (
          <UncontrolledDropdown nav inNavbar>
            <DropdownToggle nav caret tag="button" type="button" className="d-flex align-items-center gap-2">
              <Avatar name="Anna de Wit" />
              <span ref={name}>Anna de Wit</span>
            </DropdownToggle>
            <DropdownMenu end aria-label="Anna de Wit">
              {/* reactstrap's header and divider are focusable and lack a role allowed in a menu. */}
              <div role="presentation" className="dropdown-header">
                anna@polder.test
              </div>
              <hr className="dropdown-divider" />
              <DropdownItem onClick={() => setSignedIn(false)}>{text.signOut}</DropdownItem>
            </DropdownMenu>
          </UncontrolledDropdown>
        ) : (
          <li>
            <Button innerRef={signIn} color="primary" onClick={() => setSignedIn(true)}>
              {text.signIn}
            </Button>
          </li>
        )}
      </Nav>
    </Navbar>
  );
}

const texts = {
  en: { label: 'Account bar', signIn: 'Sign in', signOut: 'Sign out' },
  nl: { label: 'Accountbalk', signIn: 'Inloggen', signOut: 'Uitloggen' },
};
