import { useEffect, useState } from 'react';
import { Button, Spinner } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'within-button',
  title: { en: 'In a button', nl: 'In een knop' },
  when: {
    en: 'After a press that goes to a server. The button keeps the focus and its place, and a second press does nothing.',
    nl: 'Na een klik die naar een server gaat. De knop houdt de focus en de plek, en een tweede klik doet niets.',
  },
} as const satisfies DemoAbout;

export default function InButton() {
  const text = useTexts(texts);
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');

  useEffect(() => {
    if (state !== 'sending') return;
    const answer = setTimeout(() => setState('sent'), 1500);
    return () => clearTimeout(answer);
  }, [state]);

  const isSending = state === 'sending';
  return (
    <>
      <Button
        color="primary"
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) setState('sending');
        }}
      >
        {isSending && (
          <Spinner size="sm" role="presentation" aria-hidden="true">
            {''}
          </Spinner>
        )}
        {text.button[state]}
      </Button>
      <p role="status" className="mt-3">
        {text.state[state]}
      </p>
    </>
  );
}

const texts = {
  en: {
    button: { ready: 'Send to 42 guests', sending: 'Sending…', sent: 'Send again' },
    state: { ready: 'Not sent yet.', sending: 'Sending to 42 guests.', sent: 'Sent to 42 guests.' },
  },
  nl: {
    button: { ready: 'Aan 42 gasten sturen', sending: 'Versturen…', sent: 'Opnieuw sturen' },
    state: {
      ready: 'Nog niet verstuurd.',
      sending: 'Bezig met versturen aan 42 gasten.',
      sent: 'Aan 42 gasten verstuurd.',
    },
  },
};
