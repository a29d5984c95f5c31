import { type FormEvent, useId, useRef, useState } from 'react';
import {
  Button,
  Form,
  FormFeedback,
  FormGroup,
  Input,
  Label,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'form-inside',
  title: { en: 'With a form', nl: 'Met een formulier' },
  when: {
    en: 'For one or two fields about something on the page. Enter saves; what is not right keeps the dialog open and gets the focus.',
    nl: 'Voor één of twee velden over iets op de pagina. Enter slaat op; wat niet klopt houdt het venster open en krijgt de focus.',
  },
} as const satisfies DemoAbout;

export default function WithForm() {
  const text = useTexts(texts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [viewName, setViewName] = useState(text.firstName);
  const [isOpen, setOpen] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const open = () => {
    setInvalid(false);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim();
    if (name) {
      setViewName(name);
      close();
    } else {
      setInvalid(true);
      field.current?.focus();
    }
  };
  return (
    <>
      <p>
        {text.view} <strong>{viewName}</strong>
      </p>
      <Button color="secondary" outline onClick={open}>
        {text.rename}
      </Button>
      <Modal
        isOpen={isOpen}
        toggle={close}
        labelledBy={`${id}-title`}
        trapFocus
        onOpened={() => field.current?.select()}
      >
        <Form onSubmit={save} noValidate>
          <ModalHeader tag="h2" toggle={close} closeAriaLabel={text.close}>
            <span id={`${id}-title`}>{text.title}</span>
          </ModalHeader>
          <ModalBody>
            <FormGroup className="mb-0">
              <Label for={`${id}-name`}>{text.name}</Label>
              <Input
                id={`${id}-name`}
                innerRef={field}
                defaultValue={viewName}
                invalid={isInvalid}
                aria-describedby={isInvalid ? `${id}-problem` : undefined}
              />
              <FormFeedback id={`${id}-problem`}>{text.problem}</FormFeedback>
            </FormGroup>
          </ModalBody>
          <ModalFooter>
            <Button color="secondary" outline onClick={close}>
              {text.cancel}
            </Button>
            <Button color="primary" type="submit">
              {text.save}
            </Button>
          </ModalFooter>
        </Form>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    view: 'Saved view:',
    firstName: 'Benelux above 5 million',
    rename: 'Rename…',
    title: 'Rename this view',
    name: 'Name',
    problem: 'Give the view a name, so that you can find it again.',
    cancel: 'Cancel',
    save: 'Save name',
    close: 'Close',
  },
  nl: {
    view: 'Opgeslagen weergave:',
    firstName: 'Benelux boven 5 miljoen',
    rename: 'Naam wijzigen…',
    title: 'Naam van deze weergave wijzigen',
    name: 'Naam',
    problem: 'Geef de weergave een naam, dan vindt u haar terug.',
    cancel: 'Annuleren',
    save: 'Naam opslaan',
    close: 'Sluiten',
  },
};
