import { useId } from 'react';
import { Progress } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'looks',
  title: { en: 'Value, colour and stripes', nl: 'Waarde, kleur en strepen' },
  when: {
    en: 'Blue while it goes well; a colour only for what it means. Stripes that move say that it has not stopped.',
    nl: 'Blauw zolang het goed gaat; een kleur alleen om wat zij betekent. Strepen die lopen zeggen dat het niet stilstaat.',
  },
  controls: {
    value: { kind: 'range', min: 0, max: 100, step: 5, value: 65 },
    color: { kind: 'choice', options: ['action', 'success', 'info', 'warning', 'danger'], value: 'action' },
    striped: { kind: 'switch', value: false },
    animated: { kind: 'switch', value: false },
    tall: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants({ value, color, striped, animated, tall }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <>
      <p id={id} className="mb-1">
        {text}
      </p>
      <Progress
        value={value}
        color={color === 'action' ? undefined : color}
        striped={striped}
        animated={animated}
        className={tall ? 'progress-tall' : ''}
        barAriaLabelledBy={id}
        barAriaValueText={`${value}%`}
      >
        {tall && value > 5 && `${value}%`}
      </Progress>
    </>
  );
}

const texts = { en: 'Uploading the photographs of Delft', nl: 'Foto’s van Delft uploaden' };
