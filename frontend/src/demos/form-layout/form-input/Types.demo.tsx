import { useId, useState } from 'react';
import { Col, Form, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Input types', nl: 'Invoertypen' },
  when: {
    en: 'The type follows what is asked. Numbers that nobody calculates with (a phone, a postcode, a code) are text with inputMode; autoComplete names what the browser may fill in.',
    nl: 'Het type volgt de vraag. Cijfers waarmee niet gerekend wordt (telefoon, postcode, code) zijn tekst met inputMode; autoComplete noemt wat de browser mag invullen.',
  },
} as const satisfies DemoAbout;

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'website', type: 'url', autoComplete: 'url' },
  { name: 'search', type: 'search', autoComplete: 'off' },
  { name: 'guests', type: 'number', min: 1, max: 12, autoComplete: 'off' },
  { name: 'code', type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
] as const;

export default function Types() {
  const text = useTexts(texts);
  const id = useId();
  const [last, setLast] = useState<{ name: (typeof fields)[number]['name']; isFine: boolean }>();
  return (
    <Form noValidate onSubmit={(event) => event.preventDefault()}>
      <Row className="g-3">
        {fields.map(({ name, ...field }) => (
          <Col key={name} sm={6}>
            <Label for={`${id}-${name}`}>
              {text.labels[name]} <code className="text-body-secondary">{field.type}</code>
            </Label>
            <Input
              {...field}
              id={`${id}-${name}`}
              onChange={(event) => setLast({ name, isFine: event.target.checkValidity() })}
            />
          </Col>
        ))}
      </Row>
      <p role="status" className="form-text mt-3 mb-0">
        {last ? (last.isFine ? text.fine : text.notYet)(text.labels[last.name]) : text.hint}
      </p>
    </Form>
  );
}

const texts = {
  en: {
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      website: 'Website',
      search: 'Search houses',
      guests: 'Guests',
      code: 'Code from the mail',
      password: 'New password',
    },
    hint: 'Type in one: the browser knows what it is meant to be.',
    fine: (label: string) => `${label}: as it should be.`,
    notYet: (label: string) => `${label}: not yet as it should be.`,
  },
  nl: {
    labels: {
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      website: 'Website',
      search: 'Zoek in huizen',
      guests: 'Gasten',
      code: 'Code uit de mail',
      password: 'Nieuw wachtwoord',
    },
    hint: 'Typ in een veld: de browser weet wat het moet zijn.',
    fine: (label: string) => `${label}: zoals het hoort.`,
    notYet: (label: string) => `${label}: nog niet zoals het hoort.`,
  },
};
