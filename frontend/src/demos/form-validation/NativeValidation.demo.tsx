import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { Button, Form, FormFeedback, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../frame/demo';
import { useTexts } from '../frame/useTexts';

export const about = {
  place: 7,
  formerAnchor: 'browser-rules',
  title: { en: 'Native browser validation', nl: 'Validatie door de browser' },
  when: {
    en: 'For two or three fields no library is needed: attributes say the rules, was-validated shows them, and the browser counts what is wrong.',
    nl: 'Voor twee of drie velden is geen bibliotheek nodig: attributen zijn de regels, was-validated toont ze, en de browser telt wat er mis is.',
  },
} as const satisfies DemoAbout;

export default function NativeValidation() {
  const text = useTexts(texts);
  const id = useId();
  const [state, setState] = useState<'new' | 'checked' | 'sent'>('new');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setState(form.checkValidity() ? 'sent' : 'checked');
    form.querySelector<HTMLInputElement>(':invalid')?.focus();
  };
  return (
    <Form
      noValidate
      onSubmit={submit}
      onChange={() => state === 'sent' && setState('checked')}
      className={clsx('row g-3', state !== 'new' && 'was-validated')}
    >
      <div className="col-sm-5">
        <Label for={`${id}-postcode`}>{text.postcode}</Label>
        <Input id={`${id}-postcode`} required pattern="[1-9]\d{3} ?[A-Za-z]{2}" aria-describedby={`${id}-p`} />
        <FormFeedback id={`${id}-p`}>{text.postcodeProblem}</FormFeedback>
        <FormFeedback valid>{text.valid}</FormFeedback>
      </div>
      <div className="col-sm-7">
        <Label for={`${id}-email`}>{text.email}</Label>
        {/* The pattern asks for a dot after the @, which the type does not. */}
        <Input id={`${id}-email`} type="email" required pattern=".+@.+\.[^.]{2,}" aria-describedby={`${id}-e`} />
        <FormFeedback id={`${id}-e`}>{text.emailProblem}</FormFeedback>
        <FormFeedback valid>{text.valid}</FormFeedback>
      </div>
      <div className="col-12 d-flex flex-wrap align-items-center gap-3">
        <Button type="submit" color="primary">
          {text.submit}
        </Button>
        <span role="status">{state === 'sent' && text.sent}</span>
      </div>
    </Form>
  );
}

const texts = {
  en: {
    postcode: 'Postcode',
    postcodeProblem: 'Enter a Dutch postcode, like 3011 AB.',
    email: 'Email',
    emailProblem: 'Enter an email address, like mila@example.nl.',
    valid: 'Fine.',
    submit: 'Send the brochure',
    sent: 'The brochure is on its way.',
  },
  nl: {
    postcode: 'Postcode',
    postcodeProblem: 'Vul een Nederlandse postcode in, zoals 3011 AB.',
    email: 'E-mail',
    emailProblem: 'Vul een e-mailadres in, zoals mila@example.nl.',
    valid: 'In orde.',
    submit: 'Stuur de brochure',
    sent: 'De brochure is onderweg.',
  },
};
