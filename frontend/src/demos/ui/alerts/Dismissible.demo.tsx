import { useRef, useState } from 'react';
import { Alert, Button } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Dismissible', nl: 'Met sluitknop' },
  when: {
    en: 'When the message is read once and done with. The focus goes to what brings it back.',
    nl: 'Als de mededeling na één keer lezen klaar is. De focus gaat naar wat haar terughaalt.',
  },
} as const satisfies DemoAbout;

export default function Dismissible() {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <Alert color="info" isOpen={isOpen} toggle={close} closeAriaLabel={text.close} fade={false}>
        {text.message}
      </Alert>
      <Button innerRef={opener} color="secondary" outline onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hide : text.show}
      </Button>
    </>
  );
}

const texts = {
  en: {
    message: 'New here? Drop a CSV of rentals on the Rotterdam dashboard to see your own figures.',
    close: 'Close',
    hide: 'Hide the message',
    show: 'Show the message',
  },
  nl: {
    message: 'Nieuw hier? Sleep een CSV met verhuringen op het dashboard Rotterdam en zie uw eigen cijfers.',
    close: 'Sluiten',
    hide: 'Mededeling verbergen',
    show: 'Mededeling tonen',
  },
};
