import chat from 'bootstrap-icons/icons/chat-dots.svg?glyph';
import { useRef, useState } from 'react';
import { Button, Toast, ToastBody, ToastHeader } from 'reactstrap';
import { Avatar } from '../../../components/Avatar';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Header', nl: 'Kop' },
  when: {
    en: 'When it matters who says it, or since when: a picture or an icon, a name, a time, and a way to close it.',
    nl: 'Als het ertoe doet wie het zegt, of sinds wanneer: een beeld of pictogram, een naam, een tijd en een manier om te sluiten.',
  },
  controls: {
    icon: { kind: 'choice', options: ['picture', 'icon', 'colour', 'none'], value: 'picture' },
    time: { kind: 'switch', value: true },
    toggle: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function Header({ icon, time, toggle }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const icons = { picture: <Avatar name={text.name} />, icon: <Icon icon={chat} />, colour: 'primary', none: null };
  return (
    <>
      <Toast isOpen={isOpen} fade={false} className="mb-3">
        <ToastHeader
          icon={icons[icon]}
          tagClassName="flex-grow-1 d-flex justify-content-between align-items-baseline gap-2"
          toggle={toggle ? close : undefined}
          closeAriaLabel={text.close}
        >
          {text.name}
          {time && <small className="fw-normal text-secondary">{text.time}</small>}
        </ToastHeader>
        <ToastBody>{text.message}</ToastBody>
      </Toast>
      <Button innerRef={opener} color="secondary" outline onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hide : text.show}
      </Button>
    </>
  );
}

const texts = {
  en: {
    name: 'Karim el Idrissi',
    time: '2 minutes ago',
    message: 'The train stands still near Assen. Can we have the key at nine?',
    close: 'Close',
    hide: 'Hide the message',
    show: 'Show the message',
  },
  nl: {
    name: 'Karim el Idrissi',
    time: '2 minuten geleden',
    message: 'De trein staat stil bij Assen. Kan de sleutel ook om negen uur?',
    close: 'Sluiten',
    hide: 'Berichtje verbergen',
    show: 'Berichtje tonen',
  },
};
