import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?glyph';
import inbox from 'bootstrap-icons/icons/inbox.svg?glyph';
import send from 'bootstrap-icons/icons/send.svg?glyph';
import { Link, useSearchParams } from 'react-router';
import { Badge, Nav, NavItem, NavLink } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'folders',
  title: { en: 'Vertical, with counts', nl: 'Verticaal, met aantallen' },
  when: {
    en: 'Beside a list that it filters. The count is part of the link’s name, with a word for those who hear it.',
    nl: 'Naast een lijst die erdoor gefilterd wordt. Het aantal hoort bij de naam van de link, met een woord voor wie het hoort.',
  },
} as const satisfies DemoAbout;

export default function Vertical() {
  const text = useTexts(texts);
  const [parameters] = useSearchParams();
  const here = parameters.get('folder') ?? 'inbox';
  return (
    <nav aria-label={text.label} className="nav-narrow">
      <Nav pills vertical>
        {folders.map(({ name, icon, unread }) => (
          <NavItem key={name}>
            <NavLink
              tag={Link}
              to={`?folder=${name}`}
              preventScrollReset
              active={name === here}
              aria-current={name === here ? 'page' : undefined}
              className="d-flex align-items-center gap-2"
            >
              <Icon icon={icon} />
              <span className="flex-grow-1">{text[name]}</span>
              {unread > 0 && (
                <Badge color="secondary-subtle" className="text-secondary-emphasis">
                  {unread} <span className="visually-hidden">{text.unread}</span>
                </Badge>
              )}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}

const folders = [
  { name: 'inbox', icon: inbox, unread: 7 },
  { name: 'sent', icon: send, unread: 0 },
  { name: 'spam', icon: exclamation, unread: 2 },
] as const;

const texts = {
  en: { label: 'Mail folders', inbox: 'Inbox', sent: 'Sent', spam: 'Spam', unread: 'unread' },
  nl: { label: 'Postmappen', inbox: 'Postvak IN', sent: 'Verzonden', spam: 'Spam', unread: 'ongelezen' },
};
