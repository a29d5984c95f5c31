import { useId, useRef, useState } from 'react';
import { Button, Input, Label } from 'reactstrap';
import { Hint } from '../../../components/Hint';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'why-not',
  title: { en: 'Reason a button is disabled', nl: 'Reden dat een knop is uitgeschakeld' },
  when: {
    en: 'When something has to be done first. aria-disabled says that the button does not work yet, and still allows a tooltip with the reason.',
    nl: 'Als er eerst iets anders moet. aria-disabled zegt dat het niet werkt, en laat de knop toch vertellen waarom.',
  },
} as const satisfies DemoAbout;

export default function DisabledReason() {
  const text = useTexts(texts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <div className="form-check mb-3">
        <Input
          id={`${id}-check`}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => setChecked(event.target.checked)}
        />
        <Label for={`${id}-check`} check>
          {text.checked}
        </Label>
      </div>
      <Button
        innerRef={button}
        color="primary"
        className={isChecked ? '' : 'disabled'}
        aria-disabled={!isChecked}
        aria-describedby={isChecked ? undefined : id}
        onClick={() => setSent(isChecked)}
      >
        {text.send}
      </Button>
      {!isChecked && (
        <Hint id={id} target={button} placement="bottom">
          {text.why}
        </Hint>
      )}
      <p role="status" className="mt-3">
        {isSent ? text.sent : text.notSent}
      </p>
    </>
  );
}

const texts = {
  en: {
    checked: 'I checked the addresses',
    send: 'Send to 42 guests',
    why: 'Check the addresses first',
    sent: 'Sent to 42 guests.',
    notSent: 'Nothing is sent yet.',
  },
  nl: {
    checked: 'Ik heb de adressen nagekeken',
    send: 'Aan 42 gasten sturen',
    why: 'Kijk eerst de adressen na',
    sent: 'Aan 42 gasten verstuurd.',
    notSent: 'Er is nog niets verstuurd.',
  },
};
