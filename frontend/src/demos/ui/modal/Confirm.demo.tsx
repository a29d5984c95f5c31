import { useId, useRef, useState } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'question',
  title: { en: 'Confirmation', nl: 'Bevestiging' },
  when: {
    en: 'Before something is lost for good. The buttons say what they do, and the focus is on the safe one.',
    nl: 'Voordat iets voorgoed verdwijnt. De knoppen zeggen wat ze doen, en de focus staat op de veilige.',
  },
} as const satisfies DemoAbout;

export default function Confirm() {
  const text = useTexts(texts);
  const titleId = useId();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const close = () => setOpen(false);
  const empty = () => {
    setEmptied(true);
    close();
  };
  return (
    <>
      <Button color="danger" outline onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <p role="status" className="mt-3">
        {isEmptied ? text.emptied : text.full}
      </p>
      <Modal isOpen={isOpen} toggle={close} labelledBy={titleId} trapFocus onOpened={() => safeAnswer.current?.focus()}>
        <ModalHeader tag="h2" toggle={close} closeAriaLabel={text.close}>
          <span id={titleId}>{text.title}</span>
        </ModalHeader>
        <ModalBody>{text.question}</ModalBody>
        <ModalFooter>
          <Button innerRef={safeAnswer} color="secondary" outline onClick={close}>
            {text.keep}
          </Button>
          <Button color="danger" onClick={empty}>
            {text.empty}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    open: 'Empty the trash…',
    full: 'There are 12 emails in the trash.',
    emptied: 'The trash is empty.',
    title: 'Delete 12 emails for good?',
    question: 'They are no longer kept anywhere, and nobody can bring them back.',
    keep: 'Keep them',
    empty: 'Delete 12 emails',
    close: 'Close',
  },
  nl: {
    open: 'Prullenbak legen…',
    full: 'Er liggen 12 e-mails in de prullenbak.',
    emptied: 'De prullenbak is leeg.',
    title: '12 e-mails voorgoed verwijderen?',
    question: 'Ze worden nergens meer bewaard, en niemand kan ze terughalen.',
    keep: 'Bewaren',
    empty: '12 e-mails verwijderen',
    close: 'Sluiten',
  },
};
