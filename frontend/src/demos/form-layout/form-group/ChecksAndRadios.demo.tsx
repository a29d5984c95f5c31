import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { FormGroup, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'choices',
  title: { en: 'Checkbox and radio groups', nl: 'Groepen selectievakjes en keuzerondjes' },
  when: {
    en: 'Radio buttons for one answer, checkboxes for any number, switches for what works at once. Below each other by default; on one line only when they are short and few.',
    nl: 'Keuzerondjes voor één antwoord, selectievakjes voor een willekeurig aantal, schakelaars voor wat meteen werkt. Gewoonlijk onder elkaar; alleen op één regel als ze kort en weinig zijn.',
  },
  controls: {
    type: { kind: 'choice', options: ['radio', 'checkbox', 'switch'], value: 'radio' },
    inline: { kind: 'switch', value: false },
    reverse: { kind: 'switch', value: false },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function ChecksAndRadios({ type, inline, reverse, disabled }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [chosen, setChosen] = useState([0]);
  const choose = (index: number, isOn: boolean) => {
    if (type === 'radio') setChosen([index]);
    else setChosen(isOn ? [...chosen, index].toSorted() : chosen.filter((other) => other !== index));
  };
  // Switching from checkboxes to radio buttons keeps the first choice.
  const shown = type === 'radio' ? chosen.slice(0, 1) : chosen;
  return (
    <>
      <FormGroup tag="fieldset" disabled={disabled}>
        <legend className="col-form-label pt-0 fw-medium">{text.question}</legend>
        {text.channels.map((channel, index) => (
          <FormGroup
            key={channel}
            check
            inline={inline}
            switch={type === 'switch'}
            className={clsx('mb-2', reverse && 'form-check-reverse')}
          >
            <Input
              id={`${id}-${index}`}
              type={type}
              role={type === 'switch' ? 'switch' : undefined}
              name={`${id}-channel`}
              checked={shown.includes(index)}
              onChange={(event) => choose(index, event.target.checked)}
            />
            <Label for={`${id}-${index}`} check>
              {channel}
            </Label>
          </FormGroup>
        ))}
      </FormGroup>
      <p role="status">
        {shown.length === 0 ? text.none : text.chosen(shown.map((index) => text.channels[index]).join(', '))}
      </p>
    </>
  );
}

const texts = {
  en: {
    question: 'How do guests hear that the key is ready?',
    channels: ['Email', 'Text message', 'Phone call'],
    chosen: (channels: string) => `Guests hear it by: ${channels}.`,
    none: 'Guests hear nothing.',
  },
  nl: {
    question: 'Hoe horen gasten dat de sleutel klaarligt?',
    channels: ['E-mail', 'Sms', 'Telefoon'],
    chosen: (channels: string) => `Gasten horen het per: ${channels}.`,
    none: 'Gasten horen niets.',
  },
};
