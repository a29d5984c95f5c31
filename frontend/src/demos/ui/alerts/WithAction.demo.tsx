import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'With a heading and an action', nl: 'Met een kop en een actie' },
  when: {
    en: 'When something failed: what happened, what it means, and the button that fixes it. It is read out when it appears.',
    nl: 'Als er iets misging: wat er gebeurde, wat dat betekent, en de knop die het verhelpt. Bij verschijnen wordt het voorgelezen.',
  },
} as const satisfies DemoAbout;

export default function WithAction() {
  const text = useTexts(texts);
  const [state, setState] = useState<'waiting' | 'failed' | 'sent'>('waiting');
  const button = useRef<HTMLButtonElement>(null);
  // Each press replaces the button that has the focus.
  useEffect(() => {
    if (state !== 'waiting') button.current?.focus();
  }, [state]);
  if (state === 'failed') {
    return (
      <Alert color="danger" fade={false}>
        <h3 className="alert-heading h6">{text.failed}</h3>
        <p>{text.kept}</p>
        <Button innerRef={button} color="danger" size="sm" onClick={() => setState('sent')}>
          {text.retry}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      {state === 'sent' && (
        <Alert color="success" fade={false}>
          {text.sent}
        </Alert>
      )}
      <Button innerRef={button} color="primary" onClick={() => setState('failed')}>
        {text.send}
      </Button>
    </>
  );
}

const texts = {
  en: {
    send: 'Send 3 changes',
    failed: '3 changes were not sent',
    kept: 'The connection was lost. Nothing is gone: the changes are saved in this browser.',
    retry: 'Send again',
    sent: 'All changes are sent.',
  },
  nl: {
    send: '3 wijzigingen versturen',
    failed: '3 wijzigingen zijn niet verstuurd',
    kept: 'De verbinding viel weg. Er is niets kwijt: de wijzigingen staan nog in deze browser.',
    retry: 'Opnieuw versturen',
    sent: 'Alle wijzigingen zijn verstuurd.',
  },
};
