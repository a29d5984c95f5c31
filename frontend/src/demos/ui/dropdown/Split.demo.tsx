import { useState } from 'react';
import { Button, DropdownItem, DropdownMenu, DropdownToggle, UncontrolledButtonDropdown } from 'reactstrap';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Split button', nl: 'Gesplitste knop' },
  when: {
    en: 'When one action is the usual one and the others are rare. The arrow has a name of its own.',
    nl: 'Als bijna iedereen hetzelfde wil, en een enkeling het anders. Het pijltje heeft een eigen naam.',
  },
} as const satisfies DemoAbout;

export default function Split() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const [sent, setSent] = useState('');
  return (
    <>
      <UncontrolledButtonDropdown>
        <Button color="primary" onClick={() => setSent(text.now)}>
          {text.send}
        </Button>
        <DropdownToggle color="primary" split aria-label={text.otherwise} />
        <DropdownMenu end={rightToLeft} aria-label={text.otherwise}>
          <DropdownItem onClick={() => setSent(text.tomorrow)}>{text.sendTomorrow}</DropdownItem>
          <DropdownItem onClick={() => setSent(text.test)}>{text.sendTest}</DropdownItem>
        </DropdownMenu>
      </UncontrolledButtonDropdown>
      <p role="status" className="mt-3">
        {sent || text.waiting}
      </p>
    </>
  );
}

const texts = {
  en: {
    send: 'Send 12 invoices',
    otherwise: 'Other ways to send',
    sendTomorrow: 'Tomorrow at eight',
    sendTest: 'A test to myself',
    waiting: '12 invoices are ready.',
    now: '12 invoices are on their way.',
    tomorrow: '12 invoices go out tomorrow at eight.',
    test: 'One invoice is on its way to you.',
  },
  nl: {
    send: '12 facturen versturen',
    otherwise: 'Anders versturen',
    sendTomorrow: 'Morgen om acht uur',
    sendTest: 'Een proef naar mezelf',
    waiting: 'Er staan 12 facturen klaar.',
    now: 'Er zijn 12 facturen onderweg.',
    tomorrow: 'Morgen om acht uur gaan er 12 facturen uit.',
    test: 'Er is één factuur naar u onderweg.',
  },
};
