import { useId, useState } from 'react';
import { Button, Progress } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Steps', nl: 'Stappen' },
  when: {
    en: 'Over a form in parts: how many there are, and which one this is. Its value is a step, not a percentage.',
    nl: 'Boven een formulier in delen: hoeveel er zijn, en welk dit is. De waarde is een stap, geen percentage.',
  },
} as const satisfies DemoAbout;

export default function Steps() {
  const text = useTexts(texts);
  const id = useId();
  const [step, setStep] = useState(1);
  const last = text.steps.length;
  return (
    <>
      <p id={id} role="status" className="mb-1">
        {text.at(step, last)}: {text.steps[step - 1]}
      </p>
      <Progress value={step} max={last} barAriaLabelledBy={id} barAriaValueText={text.at(step, last)} />
      <div className="d-flex gap-2 mt-3">
        {/* Unlike disabled, aria-disabled keeps the focus. */}
        <Button
          color="secondary"
          outline
          className={step === 1 ? 'disabled' : ''}
          aria-disabled={step === 1}
          onClick={() => setStep(Math.max(step - 1, 1))}
        >
          {text.back}
        </Button>
        <Button
          color="primary"
          className={step === last ? 'disabled' : ''}
          aria-disabled={step === last}
          onClick={() => setStep(Math.min(step + 1, last))}
        >
          {text.on}
        </Button>
      </div>
    </>
  );
}

const texts = {
  en: {
    steps: ['Choose the file', 'Match the columns', 'Check the rows', 'Import'],
    at: (step: number, last: number) => `Step ${step} of ${last}`,
    back: 'Back',
    on: 'Next',
  },
  nl: {
    steps: ['Kies het bestand', 'Koppel de kolommen', 'Controleer de rijen', 'Importeer'],
    at: (step: number, last: number) => `Stap ${step} van ${last}`,
    back: 'Terug',
    on: 'Verder',
  },
};
