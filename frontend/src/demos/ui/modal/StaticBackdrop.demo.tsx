import { useId, useState } from 'react';
import { Button, Input, Label, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Static backdrop', nl: 'Statische achtergrond' },
  when: {
    en: 'When what was typed would be lost by a click beside the dialog: only its own buttons close it.',
    nl: 'Als een klik naast het venster zou wissen wat er getypt is: alleen de eigen knoppen sluiten het.',
  },
} as const satisfies DemoAbout;

export default function StaticBackdrop() {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [draft, setDraft] = useState<string>();
  const open = () => {
    setTyped(draft);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const keep = () => {
    setDraft(typed);
    close();
  };
  return (
    <>
      <Button color="secondary" outline onClick={open}>
        {text.open}
      </Button>
      <Modal isOpen={isOpen} toggle={close} labelledBy={id} trapFocus backdrop="static" keyboard={false}>
        <ModalHeader tag="h2">
          <span id={id}>{text.title}</span>
        </ModalHeader>
        <ModalBody>
          <Label for={`${id}-message`}>{text.message}</Label>
          <Input
            id={`${id}-message`}
            type="textarea"
            rows={4}
            value={typed ?? text.draft}
            onChange={(event) => setTyped(event.target.value)}
          />
        </ModalBody>
        <ModalFooter>
          <Button color="secondary" outline onClick={close}>
            {text.discard}
          </Button>
          <Button color="primary" onClick={keep}>
            {text.keep}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    open: 'Write to the guests…',
    title: 'Message to the guests in Delft',
    message: 'Message',
    draft: 'The bridge at the Oude Delft is open for repairs until Friday. Please come by the Markt.',
    discard: 'Discard',
    keep: 'Keep as draft',
  },
  nl: {
    open: 'Aan de gasten schrijven…',
    title: 'Bericht aan de gasten in Delft',
    message: 'Bericht',
    draft: 'De brug bij de Oude Delft staat tot vrijdag open voor reparatie. Kom liever over de Markt.',
    discard: 'Weggooien',
    keep: 'Als concept bewaren',
  },
};
