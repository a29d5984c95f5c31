import { useEffect, useState } from 'react';
import { Button, Spinner } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'waiting',
  title: { en: 'Loading', nl: 'Bezig met laden' },
  when: {
    en: 'When the answer takes longer than a moment. The button keeps the focus, and a second press does nothing.',
    nl: 'Als het antwoord langer dan een ogenblik duurt. De knop houdt de focus, en nog eens drukken doet niets.',
  },
} as const satisfies DemoAbout;

export default function Loading() {
  const text = useTexts(texts);
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  useEffect(() => {
    if (state !== 'sending') return;
    const answer = setTimeout(() => {
      setState('sent');
      announce(text.sent);
    }, 1200);
    return () => clearTimeout(answer);
  }, [state, text]);
  const isSending = state === 'sending';
  const send = () => {
    if (isSending) return;
    setState('sending');
    announce(text.sending);
  };
  return (
    <Button color="primary" aria-disabled={isSending} onClick={send}>
      {isSending && (
        <Spinner size="sm" aria-hidden>
          {''}
        </Spinner>
      )}
      {text[state]}
    </Button>
  );
}

const texts = {
  en: { ready: 'Send 12 invoices', sending: 'Sending 12 invoices…', sent: '12 invoices sent: send again' },
  nl: { ready: '12 facturen versturen', sending: '12 facturen versturen…', sent: '12 facturen verstuurd: nog eens' },
};
