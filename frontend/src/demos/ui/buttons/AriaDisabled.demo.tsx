import { useId, useState } from 'react';
import { Button, Input, Label } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'not-yet',
  title: { en: 'Disabled but focusable', nl: 'Uitgeschakeld maar te focussen' },
  when: {
    en: 'When something has to be done first. The button can be focused and its reason stands beside it, instead of a grey button without explanation.',
    nl: 'Als er eerst iets anders moet. Bereikbaar en met de reden ernaast, liever dan grijs zonder uitleg.',
  },
} as const satisfies DemoAbout;

export default function AriaDisabled() {
  const text = useTexts(texts);
  const id = useId();
  const [isAgreed, setAgreed] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const book = () => {
    if (isAgreed) setBooked(true);
    else announce(text.reason);
  };
  return (
    <div className="vstack gap-3 align-items-start">
      <div className="form-check">
        <Input id={`${id}-rules`} type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
        <Label check for={`${id}-rules`}>
          {text.rules}
        </Label>
      </div>
      <Button
        color="primary"
        className={isAgreed ? '' : 'disabled'}
        aria-disabled={!isAgreed}
        aria-describedby={`${id}-reason`}
        onClick={book}
      >
        {text.book}
      </Button>
      <p id={`${id}-reason`} role="status" className="form-text mt-0">
        {isBooked ? text.booked : isAgreed ? text.ready : text.reason}
      </p>
    </div>
  );
}

const texts = {
  en: {
    rules: 'I have read the house rules',
    book: 'Book 3 nights',
    reason: 'Read the house rules first.',
    ready: 'You pay when you arrive.',
    booked: 'Booked: 3 nights at Oudegracht 112, Utrecht.',
  },
  nl: {
    rules: 'Ik heb de huisregels gelezen',
    book: '3 nachten boeken',
    reason: 'Lees eerst de huisregels.',
    ready: 'U betaalt bij aankomst.',
    booked: 'Geboekt: 3 nachten aan de Oudegracht 112, Utrecht.',
  },
};
