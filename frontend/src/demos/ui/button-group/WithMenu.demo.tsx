import { useState } from 'react';
import {
  Button,
  ButtonGroup,
  DropdownItem,
  DropdownMenu,
  DropdownToggle,
  UncontrolledButtonDropdown,
} from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'With a dropdown menu', nl: 'Met een uitklapmenu' },
  when: {
    en: 'When two actions are common and the rest is rare. The menu belongs to the group, in one outline.',
    nl: 'Als twee handelingen gewoon zijn en de rest zeldzaam. Het menu hoort bij de groep, in één rand.',
  },
} as const satisfies DemoAbout;

export default function WithMenu() {
  const text = useTexts(texts);
  const [done, setDone] = useState('');
  return (
    <>
      <ButtonGroup aria-label={text.message}>
        <Button color="secondary" outline onClick={() => setDone(text.answered)}>
          {text.answer}
        </Button>
        <Button color="secondary" outline onClick={() => setDone(text.forwarded)}>
          {text.forward}
        </Button>
        <UncontrolledButtonDropdown>
          <DropdownToggle color="secondary" outline caret>
            {text.more}
          </DropdownToggle>
          <DropdownMenu end aria-label={text.more}>
            <DropdownItem onClick={() => setDone(text.archived)}>{text.archive}</DropdownItem>
            <DropdownItem onClick={() => setDone(text.reported)}>{text.report}</DropdownItem>
          </DropdownMenu>
        </UncontrolledButtonDropdown>
      </ButtonGroup>
      <p role="status" className="mt-3">
        {done || text.waiting}
      </p>
    </>
  );
}

const texts = {
  en: {
    message: 'Message of Sofia Lindqvist',
    answer: 'Reply',
    forward: 'Forward',
    more: 'More',
    archive: 'Archive',
    report: 'Report as spam',
    waiting: 'Sofia Lindqvist: “Where do we find the key?”',
    answered: 'A reply is open.',
    forwarded: 'A copy is ready to be sent on.',
    archived: 'The message is in the archive.',
    reported: 'The message is reported and gone from the inbox.',
  },
  nl: {
    message: 'Bericht van Sofia Lindqvist',
    answer: 'Antwoorden',
    forward: 'Doorsturen',
    more: 'Meer',
    archive: 'Archiveren',
    report: 'Melden als spam',
    waiting: 'Sofia Lindqvist: “Waar vinden we de sleutel?”',
    answered: 'Er staat een antwoord open.',
    forwarded: 'Er staat een kopie klaar om door te sturen.',
    archived: 'Het bericht staat in het archief.',
    reported: 'Het bericht is gemeld en weg uit Postvak IN.',
  },
};
