import { useState } from 'react';
import { Button } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'order',
  title: { en: 'Order and emphasis', nl: 'Volgorde en nadruk' },
  when: {
    en: 'Below a form or a message: first the button that continues, then the one that goes back. Keep actions that cannot be undone apart from both.',
    nl: 'Onder een formulier of bericht: eerst wat verdergaat, dan wat terugstapt, en los daarvan wat niet meer terug kan.',
  },
} as const satisfies DemoAbout;

export default function ButtonOrder() {
  const text = useTexts(texts);
  const [done, setDone] = useState<keyof typeof text.done>();
  return (
    <>
      <p className="mb-3">{text.message}</p>
      <div className="d-flex flex-wrap gap-2">
        <Button color="primary" onClick={() => setDone('send')}>
          {text.send}
        </Button>
        <Button color="secondary" outline onClick={() => setDone('keep')}>
          {text.keep}
        </Button>
        <Button color="danger" outline className="ms-auto" onClick={() => setDone('discard')}>
          {text.discard}
        </Button>
      </div>
      <output className="d-block mt-3">{done && text.done[done]}</output>
    </>
  );
}

const texts = {
  en: {
    message: 'Reply to Sofia Lindqvist: “The key is at the bakery on the corner.”',
    send: 'Send reply',
    keep: 'Keep as draft',
    discard: 'Discard',
    done: { send: 'The reply is sent.', keep: 'The draft is kept.', discard: 'The reply is discarded.' },
  },
  nl: {
    message: 'Antwoord aan Sofia Lindqvist: “De sleutel ligt bij de bakker op de hoek.”',
    send: 'Antwoord versturen',
    keep: 'Als concept bewaren',
    discard: 'Weggooien',
    done: {
      send: 'Het antwoord is verstuurd.',
      keep: 'Het concept is bewaard.',
      discard: 'Het antwoord is weggegooid.',
    },
  },
};
