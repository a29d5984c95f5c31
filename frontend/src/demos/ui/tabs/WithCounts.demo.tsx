import inbox from 'bootstrap-icons/icons/inbox.svg?glyph';
import send from 'bootstrap-icons/icons/send.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useState } from 'react';
import { Badge, Button, ListGroup, ListGroupItem, Nav, NavItem, NavLink, TabContent, TabPane } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useTabs } from '../../../components/useTabs';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'With icons and counts', nl: 'Met pictogrammen en aantallen' },
  when: {
    en: 'When the reader chooses by how much there is. An empty tab can be disabled.',
    nl: 'Als de lezer kiest naar hoeveel er is. Een tabblad waar niets in zit kan buiten gebruik zijn.',
  },
} as const satisfies DemoAbout;

export default function WithCounts() {
  const text = useTexts(texts);
  const { chosen, list, item, tab, panel } = useTabs({ names });
  const [mails, setMails] = useState<Record<Name, readonly string[]>>({ ...text.mails, trash: [] });
  const discard = (from: Name, mail: string, row: Element | null) => {
    // The focused button goes with its row.
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? document.getElementById(tab(from).id))?.focus();
    setMails({ ...mails, [from]: mails[from].filter((other) => other !== mail), trash: [...mails.trash, mail] });
  };
  return (
    <>
      <Nav tabs className="nav-scrolling" aria-label={text.label} {...list}>
        {names.map((name) => (
          <NavItem key={name} {...item}>
            <NavLink {...tab(name)} disabled={mails[name].length === 0 && name !== chosen}>
              <Icon icon={glyphs[name]} /> {text.titles[name]}{' '}
              <Badge color="secondary-subtle" className="text-secondary-emphasis">
                {mails[name].length}
              </Badge>
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <TabContent activeTab={chosen}>
        {names.map((name) => (
          <TabPane key={name} {...panel(name)}>
            {mails[name].length === 0 && <p>{text.empty}</p>}
            <ListGroup>
              {mails[name].map((mail) => (
                <ListGroupItem key={mail} className="d-flex justify-content-between align-items-center gap-3">
                  {mail}
                  {name !== 'trash' && (
                    <Button
                      size="sm"
                      color="icon"
                      aria-label={text.discard(mail)}
                      onClick={(event) => discard(name, mail, event.currentTarget.closest('li'))}
                    >
                      <Icon icon={trash} />
                    </Button>
                  )}
                </ListGroupItem>
              ))}
            </ListGroup>
          </TabPane>
        ))}
      </TabContent>
    </>
  );
}

const names = ['inbox', 'sent', 'trash'] as const;
type Name = (typeof names)[number];
const glyphs = { inbox, sent: send, trash };

const texts = {
  en: {
    label: 'Folders',
    titles: { inbox: 'Inbox', sent: 'Sent', trash: 'Trash' },
    mails: { inbox: ['Where is the key?', 'Tourist tax, third quarter'], sent: ['The key is in the blue box'] },
    discard: (mail: string) => `Put “${mail}” in the trash`,
    empty: 'Nothing here.',
  },
  nl: {
    label: 'Mappen',
    titles: { inbox: 'Postvak IN', sent: 'Verzonden', trash: 'Prullenbak' },
    mails: {
      inbox: ['Waar ligt de sleutel?', 'Toeristenbelasting, derde kwartaal'],
      sent: ['De sleutel ligt in het blauwe kastje'],
    },
    discard: (mail: string) => `“${mail}” weggooien`,
    empty: 'Hier is niets.',
  },
};
