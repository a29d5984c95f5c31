import { useState } from 'react';
import { Steps } from '../../components/Steps';
import type { ControlValues, DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'progress',
  title: { en: 'Step indicator', nl: 'Stappenbalk' },
  when: {
    en: 'In a row while there are at most five and their names are short; upright beside the form when there are more. Press a step that is done to go back to it.',
    nl: 'Op een rij zolang het er hooguit vijf zijn met korte namen; rechtop naast het formulier als het er meer zijn. Druk op een stap die klaar is om terug te gaan.',
  },
  controls: {
    vertical: { kind: 'switch', value: false },
    hasProblem: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function StepIndicator({ vertical, hasProblem }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const [current, setCurrent] = useState(3);
  return (
    <>
      <Steps
        label={text.label}
        vertical={vertical}
        current={current}
        steps={text.steps.map((label, index) => ({
          label,
          isDone: index < 3,
          hasProblem: hasProblem && index === 1,
          onGo: index <= 3 ? () => setCurrent(index) : undefined,
        }))}
      />
      <p role="status" className={vertical ? 'mt-3' : undefined}>
        {text.open(text.steps[current] ?? '')}
      </p>
    </>
  );
}

const texts = {
  en: {
    label: 'Steps of an import',
    steps: ['File', 'Columns', 'Check', 'Import', 'Report'],
    open: (step: string) => `Open now: ${step}.`,
  },
  nl: {
    label: 'Stappen van een import',
    steps: ['Bestand', 'Kolommen', 'Controle', 'Import', 'Verslag'],
    open: (step: string) => `Nu open: ${step}.`,
  },
};
