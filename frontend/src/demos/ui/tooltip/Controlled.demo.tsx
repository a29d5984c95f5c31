import { useEffect, useId, useState } from 'react';
import { Button, Tooltip } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'written-out',
  title: { en: 'Controlled, without Polder’s Hint', nl: 'Zelf aangestuurd, zonder Hint van Polder' },
  when: {
    en: 'When its text changes while it is open, or you decide yourself when it shows: reactstrap’s Tooltip, written out.',
    nl: 'Als de tekst verandert terwijl de hulptekst open is, of als u zelf bepaalt wanneer: de Tooltip van reactstrap, voluit.',
  },
} as const satisfies DemoAbout;

export default function Controlled() {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  // reactstrap handles Escape on the button only, but with hover the focus may be elsewhere.
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, []);

  const copy = async () => {
    let said: 'copied' | 'notCopied' = 'copied';
    try {
      await navigator.clipboard.writeText(text.address);
    } catch {
      // The browser refuses, or has no clipboard, as without HTTPS.
      said = 'notCopied';
    }
    setOutcome(said);
    announce(text[said]);
  };
  return (
    <>
      <Button
        id={`${id}-address`}
        color="secondary"
        outline
        aria-describedby={id}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {text.address}
      </Button>
      <Tooltip
        // Reposition, as the text's length changes.
        key={outcome}
        id={id}
        target={`${id}-address`}
        container="inline"
        isOpen={isOpen}
        toggle={() => setOpen(!isOpen)}
        trigger="hover focus"
        placement="right"
        autohide={false}
      >
        {text[outcome ?? 'copy']}
      </Tooltip>
    </>
  );
}

const texts = {
  en: {
    address: 'Oudegracht 158, Utrecht',
    copy: 'Copy',
    copied: 'Copied: ready to paste',
    notCopied: 'The browser did not allow it to be copied',
  },
  nl: {
    address: 'Oudegracht 158, Utrecht',
    copy: 'Kopiëren',
    copied: 'Gekopieerd: klaar om te plakken',
    notCopied: 'De browser stond het kopiëren niet toe',
  },
};
