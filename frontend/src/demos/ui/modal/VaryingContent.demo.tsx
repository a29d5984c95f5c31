import { useId, useState } from 'react';
import { Button, ListGroup, ListGroupItem, Modal, ModalBody, ModalHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'one-for-many',
  title: { en: 'Varying content', nl: 'Wisselende inhoud' },
  when: {
    en: 'In a list: one dialog, filled with the row that was chosen. It keeps its row while it fades out.',
    nl: 'In een lijst: één venster, gevuld met de gekozen rij. Tijdens het vervagen houdt het die rij vast.',
  },
} as const satisfies DemoAbout;

export default function VaryingContent() {
  const text = useTexts(texts);
  const titleId = useId();
  const [chosen, setChosen] = useState(text.guests[0]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ListGroup>
        {text.guests.map((guest) => (
          <ListGroupItem key={guest.name} className="d-flex justify-content-between align-items-center gap-3">
            {guest.name}
            <Button
              color="secondary"
              outline
              size="sm"
              aria-label={text.detailsOf(guest.name)}
              onClick={() => {
                setChosen(guest);
                setOpen(true);
              }}
            >
              {text.details}
            </Button>
          </ListGroupItem>
        ))}
      </ListGroup>
      <Modal isOpen={isOpen} toggle={close} labelledBy={titleId} trapFocus centered size="sm">
        <ModalHeader tag="h2" toggle={close} closeAriaLabel={text.close}>
          <span id={titleId}>{chosen?.name}</span>
        </ModalHeader>
        <ModalBody>{chosen?.stay}</ModalBody>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    guests: [
      { name: 'Anna de Wit', stay: 'In Haarlem from 4 to 9 December, with two children and a cat.' },
      { name: 'Karim el Idrissi', stay: 'In Groningen from 12 to 14 December, arriving by train.' },
      { name: 'Sofia Jansen', stay: 'In Maastricht from 20 December, for eleven nights.' },
    ],
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    close: 'Close',
  },
  nl: {
    guests: [
      { name: 'Anna de Wit', stay: 'In Haarlem van 4 tot 9 december, met twee kinderen en een kat.' },
      { name: 'Karim el Idrissi', stay: 'In Groningen van 12 tot 14 december, komt met de trein.' },
      { name: 'Sofia Jansen', stay: 'In Maastricht vanaf 20 december, elf nachten.' },
    ],
    details: 'Details',
    detailsOf: (name: string) => `Details van ${name}`,
    close: 'Sluiten',
  },
};
