import { useId, useState } from 'react';
import { FormGroup, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Checkboxes, radio buttons and switches', nl: 'Selectievakjes, keuzerondjes en schakelaars' },
  when: {
    en: 'Boxes for any number, radio buttons for one of a few, a switch for what takes effect at once.',
    nl: 'Selectievakjes voor elk aantal, keuzerondjes voor één uit een paar, een schakelaar voor wat meteen gaat werken.',
  },
  controls: {
    inline: { kind: 'switch', value: false },
    reverse: { kind: 'switch', value: false },
    disabled: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Checks({ inline, reverse, disabled }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [pets, setPets] = useState<readonly string[]>(['dog']);
  const [payment, setPayment] = useState('arrival');
  const [isOnline, setOnline] = useState(true);
  const toggle = (pet: string) => setPets(pets.includes(pet) ? pets.filter((other) => other !== pet) : [...pets, pet]);
  const layout = { inline, className: reverse ? 'mb-2 form-check-reverse' : 'mb-2' };
  return (
    <div className="vstack gap-3 forms-narrow">
      <fieldset disabled={disabled}>
        <legend className="h4 mb-2">{text.pets}</legend>
        {Object.entries(text.petNames).map(([pet, name]) => (
          <FormGroup key={pet} check {...layout}>
            <Input id={`${id}-${pet}`} type="checkbox" checked={pets.includes(pet)} onChange={() => toggle(pet)} />
            <Label check for={`${id}-${pet}`}>
              {name}
            </Label>
          </FormGroup>
        ))}
      </fieldset>
      <fieldset disabled={disabled}>
        <legend className="h4 mb-2">{text.payment}</legend>
        {Object.entries(text.payments).map(([moment, name]) => (
          <FormGroup key={moment} check {...layout}>
            <Input
              id={`${id}-${moment}`}
              type="radio"
              name={`${id}-payment`}
              checked={payment === moment}
              onChange={() => setPayment(moment)}
            />
            <Label check for={`${id}-${moment}`}>
              {name}
            </Label>
          </FormGroup>
        ))}
      </fieldset>
      <FormGroup switch {...layout}>
        <Input
          id={`${id}-online`}
          type="switch"
          role="switch"
          disabled={disabled}
          checked={isOnline}
          onChange={() => setOnline(!isOnline)}
        />
        <Label check for={`${id}-online`}>
          {text.online}
        </Label>
      </FormGroup>
    </div>
  );
}

const texts = {
  en: {
    pets: 'Who may come along',
    petNames: { dog: 'A dog', cat: 'A cat' },
    payment: 'Payment',
    payments: { booking: 'When booking', arrival: 'On arrival' },
    online: 'The house can be booked',
  },
  nl: {
    pets: 'Wie mee mag',
    petNames: { dog: 'Een hond', cat: 'Een kat' },
    payment: 'Betaling',
    payments: { booking: 'Bij het boeken', arrival: 'Bij aankomst' },
    online: 'Het huis is te boeken',
  },
};
