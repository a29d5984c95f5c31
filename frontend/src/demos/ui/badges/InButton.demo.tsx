import inbox from 'bootstrap-icons/icons/inbox.svg?glyph';
import { Badge, Button } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'count',
  title: { en: 'In a button', nl: 'In een knop' },
  when: {
    en: 'How much waits behind the button. Past 99 nobody counts: the badge stays short, the hidden words stay exact.',
    nl: 'Hoeveel er achter de knop wacht. Boven de 99 telt niemand verder: het label blijft kort, de verborgen woorden blijven precies.',
  },
  controls: {
    unread: { kind: 'range', min: 0, max: 150, value: 4 },
  },
} as const satisfies DemoAbout;

export default function InButton({ unread }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Button color="secondary" outline>
      <Icon icon={inbox} />
      {text.inbox}
      {unread > 0 && (
        <>
          <Badge color="primary-subtle" className="text-primary-emphasis" aria-hidden>
            {unread > 99 ? '99+' : unread}
          </Badge>
          <span className="visually-hidden">{text.unread(unread)}</span>
        </>
      )}
    </Button>
  );
}

const texts = {
  en: { inbox: 'Inbox', unread: (count: number) => `${count} unread` },
  nl: { inbox: 'Postvak IN', unread: (count: number) => `${count} ongelezen` },
};
