import { useId, useState } from 'react';
import { FormGroup, FormText, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Text field', nl: 'Tekstveld' },
  when: {
    en: 'For what only the reader knows. The type brings the right keyboard on a phone and lets the browser fill it in.',
    nl: 'Voor wat alleen de lezer weet. Het type geeft op een telefoon het juiste toetsenbord en laat de browser invullen.',
  },
  controls: {
    type: { kind: 'choice', options: ['text', 'email', 'tel', 'password', 'search', 'textarea'], value: 'text' },
    bsSize: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    readOnly: { kind: 'switch', value: false },
    plaintext: { kind: 'switch', value: false },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function TextField(props: ControlValues<typeof about.controls>) {
  const { type, bsSize, readOnly, plaintext, disabled } = props;
  const text = useTexts(texts);
  const id = useId();
  const [value, setValue] = useState('Sofia Lindqvist');
  return (
    <FormGroup className="forms-narrow">
      <Label for={id}>{text.guest}</Label>
      <Input
        id={id}
        type={type}
        bsSize={bsSize === 'md' ? undefined : bsSize}
        readOnly={readOnly || plaintext}
        plaintext={plaintext}
        disabled={disabled}
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <FormText tag="div" color="" id={`${id}-help`}>
        {text.length(value.length)}
      </FormText>
    </FormGroup>
  );
}

const texts = {
  en: {
    guest: 'Guest',
    length: (count: number) => `As it stands on the passport. ${count === 1 ? '1 character' : `${count} characters`}.`,
  },
  nl: {
    guest: 'Gast',
    length: (count: number) => `Zoals het in het paspoort staat. ${count === 1 ? '1 teken' : `${count} tekens`}.`,
  },
};
