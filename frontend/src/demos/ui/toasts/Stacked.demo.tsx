import { useRef, useState } from 'react';
import { Button, Toast, ToastBody, ToastHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Stacked', nl: 'Gestapeld' },
  when: {
    en: 'When messages come faster than they are read. The newest is on top, three at most: a longer list needs a page.',
    nl: 'Als berichten sneller komen dan ze gelezen worden. Het nieuwste ligt boven, en drie is het hoogste aantal: een langere lijst is een pagina.',
  },
} as const satisfies DemoAbout;

export default function Stacked() {
  const text = useTexts(texts);
  const opener = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState<readonly number[]>([]);
  const receive = () => {
    setShown([count, ...shown].slice(0, 3));
    setCount(count + 1);
  };
  const close = (id: number) => {
    setShown(shown.filter((other) => other !== id));
    opener.current?.focus();
  };
  return (
    <>
      <Button innerRef={opener} color="secondary" outline onClick={receive}>
        {text.receive}
      </Button>
      <div className="toast-container mt-3">
        {shown.map((id) => {
          const mail = text.mails[id % text.mails.length];
          return (
            <Toast key={id} fade={false}>
              <ToastHeader toggle={() => close(id)} closeAriaLabel={text.close}>
                {mail?.from}
              </ToastHeader>
              <ToastBody>{mail?.subject}</ToastBody>
            </Toast>
          );
        })}
      </div>
    </>
  );
}

const texts = {
  en: {
    receive: 'Receive an email',
    close: 'Close',
    mails: [
      { from: 'Anna de Wit', subject: 'Where is the key in Haarlem?' },
      { from: 'Municipality of Utrecht', subject: 'Tourist tax for the third quarter' },
      { from: 'Karim el Idrissi', subject: 'We arrive an hour later' },
      { from: 'Sofia Jansen', subject: 'Thank you for the lovely stay' },
    ],
  },
  nl: {
    receive: 'Een e-mail ontvangen',
    close: 'Sluiten',
    mails: [
      { from: 'Anna de Wit', subject: 'Waar ligt de sleutel in Haarlem?' },
      { from: 'Gemeente Utrecht', subject: 'Toeristenbelasting derde kwartaal' },
      { from: 'Karim el Idrissi', subject: 'We komen een uur later' },
      { from: 'Sofia Jansen', subject: 'Dank voor het fijne verblijf' },
    ],
  },
};
