import list from 'bootstrap-icons/icons/list.svg?glyph';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button, CloseButton, Nav, Navbar, NavbarBrand, NavItem, NavLink, Offcanvas, OffcanvasBody } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'from-the-side',
  title: { en: 'Offcanvas menu', nl: 'Menu in een zijpaneel (offcanvas)' },
  when: {
    en: 'When the links do not fit on a phone. The drawer is a dialog: it holds the focus, and Escape closes it.',
    nl: 'Als de links niet op een telefoon passen. De la is een dialoog: hij houdt de focus vast, en Escape sluit hem.',
  },
} as const satisfies DemoAbout;

export default function OffcanvasMenu() {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Navbar aria-label={text.label}>
      <NavbarBrand tag="span">Fietsen in Zeeland</NavbarBrand>
      <Button color="icon" aria-label={text.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={list} />
      </Button>
      <Offcanvas isOpen={isOpen} toggle={close} direction="end" labelledBy={id} aria-modal trapFocus>
        <div className="offcanvas-header">
          <h3 id={id} className="offcanvas-title">
            {text.menu}
          </h3>
          <CloseButton aria-label={text.close} onClick={close} />
        </div>
        <OffcanvasBody>
          <nav aria-labelledby={id}>
            <Nav vertical pills>
              {text.places.map((place, index) => (
                <NavItem key={place}>
                  <NavLink
                    tag={Link}
                    to="#from-the-side"
                    active={index === 0}
                    aria-current={index === 0 ? 'page' : undefined}
                    onClick={close}
                  >
                    {place}
                  </NavLink>
                </NavItem>
              ))}
            </Nav>
          </nav>
        </OffcanvasBody>
      </Offcanvas>
    </Navbar>
  );
}

const texts = {
  en: {
    label: 'Bicycles',
    menu: 'Routes',
    close: 'Close',
    places: ['Along the dunes', 'Over the Oosterschelde dam', 'The orchards of Zuid-Beveland', 'Ferry to Breskens'],
  },
  nl: {
    label: 'Fietsen',
    menu: 'Routes',
    close: 'Sluiten',
    places: [
      'Langs de duinen',
      'Over de Oosterscheldekering',
      'De boomgaarden van Zuid-Beveland',
      'Pont naar Breskens',
    ],
  },
};
