import { useEffect, useId, useRef, useState } from 'react';
import { Button, Toast, ToastBody, ToastHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'arriving',
  title: { en: 'Auto-hide', nl: 'Automatisch verbergen' },
  when: {
    en: 'When something finished while the reader was elsewhere. It closes after six seconds, but not while it has the pointer or the focus.',
    nl: 'Als er iets klaar is terwijl de lezer elders bezig was. Het gaat na zes seconden weg, maar niet zolang de muis of de focus erop staat.',
  },
} as const satisfies DemoAbout;

export default function AutoHide() {
  const text = useTexts(texts);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;

  useEffect(() => {
    if (!isOpen || isHeld) return;
    const timer = setTimeout(() => setOpen(false), 6000);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld]);

  const close = () => {
    setOpen(false);
    setPointer(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button innerRef={opener} color="primary" onClick={() => setOpen(true)}>
        {text.import}
      </Button>
      <div className="toast-container toast-corner">
        <Toast
          isOpen={isOpen}
          aria-labelledby={id}
          onPointerEnter={() => setPointer(true)}
          onPointerLeave={() => setPointer(false)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <ToastHeader id={id} toggle={close} closeAriaLabel={text.close}>
            {text.title}
          </ToastHeader>
          <ToastBody>{text.message}</ToastBody>
        </Toast>
      </div>
    </>
  );
}

const texts = {
  en: {
    import: 'Import 240 rentals',
    title: 'Import finished',
    message: '240 rentals are in. Two were rejected; the reasons are in the report.',
    close: 'Close',
  },
  nl: {
    import: '240 verhuringen importeren',
    title: 'Import klaar',
    message: 'Er zijn 240 verhuringen bij. Twee zijn geweigerd; waarom, staat in het verslag.',
    close: 'Sluiten',
  },
};
