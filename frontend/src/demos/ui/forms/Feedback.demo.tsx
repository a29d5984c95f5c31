import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, Form, FormFeedback, FormGroup, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 8,
  title: { en: 'Validation feedback', nl: 'Feedback bij validatie' },
  when: {
    en: 'When the form is sent, not while somebody is still typing. The focus goes to the first field with a problem.',
    nl: 'Bij het versturen, niet terwijl iemand nog typt. De focus gaat naar het eerste veld dat hersteld moet worden.',
  },
} as const satisfies DemoAbout;

export default function Feedback() {
  const text = useTexts(texts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [guests, setGuests] = useState('6');
  const [isChecked, setChecked] = useState(false);
  const isValid = Number(guests) >= 1 && Number(guests) <= 4;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isValid) field.current?.focus();
  };
  return (
    <Form noValidate className="forms-narrow" onSubmit={submit}>
      <FormGroup>
        <Label for={id}>{text.guests}</Label>
        <Input
          id={id}
          innerRef={field}
          type="number"
          required
          min={1}
          max={4}
          value={guests}
          valid={isChecked && isValid}
          invalid={isChecked && !isValid}
          aria-describedby={`${id}-feedback`}
          onChange={(event) => setGuests(event.target.value)}
        />
        <FormFeedback id={`${id}-feedback`} role="status" valid={isValid}>
          {isChecked && (isValid ? text.right : text.wrong)}
        </FormFeedback>
      </FormGroup>
      <Button type="submit" color="primary">
        {text.check}
      </Button>
    </Form>
  );
}

const texts = {
  en: {
    guests: 'Guests at Voorstraat 44',
    check: 'See what is free',
    wrong: 'The house sleeps 1 to 4. For more, take two houses.',
    right: 'Free from 14 to 18 May.',
  },
  nl: {
    guests: 'Gasten in Voorstraat 44',
    check: 'Bekijk wat vrij is',
    wrong: 'In het huis slapen er 1 tot 4. Zijn het er meer, neem dan twee huizen.',
    right: 'Vrij van 14 tot en met 18 mei.',
  },
};
