import './form-basic.scss';
import { type FormEvent, useId, useState } from 'react';
import { Button, Form, FormGroup, Input, Label } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Floating labels', nl: 'Zwevende labels' },
  when: {
    en: 'For two or three fields in little room. The label is in the field until there is something in it, and above it from then on; there is no room for an example or a long label.',
    nl: 'Voor twee of drie velden in weinig ruimte. Het label staat in het veld tot er iets in staat, en daarna erboven; er is geen plaats voor een voorbeeld of een lang label.',
  },
} as const satisfies DemoAbout;

export default function Floating() {
  const text = useTexts(texts);
  const id = useId();
  const [city, setCity] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCity(String(new FormData(event.currentTarget).get('city')));
  };
  return (
    <Form onSubmit={submit} onChange={() => setCity('')} className="form-narrow">
      <FormGroup floating>
        <Input id={`${id}-email`} type="email" placeholder={text.email} autoComplete="email" required />
        <Label for={`${id}-email`}>{text.email}</Label>
      </FormGroup>
      <FormGroup floating>
        <Input id={`${id}-city`} name="city" type="select" defaultValue="Delft">
          {['Delft', 'Leiden', 'Rotterdam', 'Utrecht'].map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Input>
        <Label for={`${id}-city`}>{text.city}</Label>
      </FormGroup>
      <FormGroup floating>
        <Input id={`${id}-wish`} type="textarea" placeholder={text.wish} className="form-floating-text" />
        <Label for={`${id}-wish`}>{text.wish}</Label>
      </FormGroup>
      <Button type="submit" color="primary" block>
        {text.submit}
      </Button>
      <p role="status" className="mt-3 mb-0">
        {city && text.done(city)}
      </p>
    </Form>
  );
}

const texts = {
  en: {
    email: 'Email',
    city: 'City',
    wish: 'What are you looking for?',
    submit: 'Mail me new houses',
    done: (city: string) => `New houses in ${city} come to you by mail.`,
  },
  nl: {
    email: 'E-mail',
    city: 'Stad',
    wish: 'Wat zoekt u?',
    submit: 'Mail me nieuwe huizen',
    done: (city: string) => `Nieuwe huizen in ${city} komen per mail naar u toe.`,
  },
};
