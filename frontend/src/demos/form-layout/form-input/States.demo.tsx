import { useId, useState } from 'react';
import { FormFeedback, FormText, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'States and sizes', nl: 'Toestanden en maten' },
  when: {
    en: 'Disabled is what cannot be answered now; read-only is what can be read and copied; plaintext is what only looks like a value in a form.',
    nl: 'Disabled is wat nu niet te beantwoorden is; readOnly is wat te lezen en te kopiëren is; plaintext is wat er alleen uitziet als een waarde in een formulier.',
  },
  controls: {
    bsSize: { kind: 'choice', options: ['sm', 'md', 'lg'], value: 'md' },
    disabled: { kind: 'switch', value: false },
    readOnly: { kind: 'switch', value: false },
    plaintext: { kind: 'switch', value: false },
    valid: { kind: 'switch', value: false },
    invalid: { kind: 'switch', value: false },
    placeholder: { kind: 'text', value: 'Maaskade 12' },
  },
} as const satisfies DemoAbout;

export default function States({ bsSize, valid, invalid, ...state }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [house, setHouse] = useState('');
  return (
    <>
      <Label for={id}>{text.label}</Label>
      <Input
        {...state}
        {...(bsSize !== 'md' && { bsSize })}
        id={id}
        autoComplete="off"
        valid={valid && !invalid}
        invalid={invalid}
        aria-describedby={`${id}-note`}
        // reactstrap renders plaintext as an input, so make it read-only.
        readOnly={state.readOnly || state.plaintext}
        value={house}
        onChange={(event) => setHouse(event.target.value)}
      />
      <div id={`${id}-note`}>
        {invalid && <FormFeedback className="d-block">{text.invalid}</FormFeedback>}
        {valid && !invalid && (
          <FormFeedback valid className="d-block">
            {text.valid}
          </FormFeedback>
        )}
        {!valid && !invalid && <FormText>{state.disabled ? text.disabled : text.hint}</FormText>}
      </div>
    </>
  );
}

const texts = {
  en: {
    label: 'Name of the house',
    hint: 'As it stands on the door',
    disabled: 'Only the owner may change the name.',
    valid: 'No other house has this name.',
    invalid: 'Another house has this name. Choose another.',
  },
  nl: {
    label: 'Naam van het huis',
    hint: 'Zoals hij op de deur staat',
    disabled: 'Alleen de eigenaar mag de naam veranderen.',
    valid: 'Geen ander huis heet zo.',
    invalid: 'Een ander huis heet al zo. Kies een andere naam.',
  },
};
