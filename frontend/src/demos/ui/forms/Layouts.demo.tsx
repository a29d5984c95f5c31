import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button, Col, Form, FormGroup, Input, Label } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 9,
  title: { en: 'Vertical, horizontal and inline', nl: 'Verticaal, horizontaal en op één regel' },
  when: {
    en: 'Labels above the fields as a rule: they read fastest and fit a phone. Beside them in a wide table of settings, in a row for a small filter.',
    nl: 'Labels meestal boven de velden: dat leest het snelst en past op een telefoon. Ernaast bij een brede lijst instellingen, op een rij voor een klein filter.',
  },
  controls: {
    layout: { kind: 'choice', options: ['upright', 'beside', 'row'], value: 'beside' },
  },
} as const satisfies DemoAbout;

export default function Layouts({ layout }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [found, setFound] = useState('');
  const isBeside = layout === 'beside';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, city } = Object.fromEntries(new FormData(event.currentTarget));
    setFound(text.found(String(name), String(city)));
  };
  return (
    <>
      <Form className={layout === 'row' ? 'd-flex flex-wrap gap-3 align-items-end' : 'forms-narrow'} onSubmit={submit}>
        <FormGroup row={isBeside} noMargin={layout === 'row'}>
          <Label for={`${id}-name`} sm={isBeside ? 4 : undefined}>
            {text.name}
          </Label>
          <Field isBeside={isBeside}>
            <Input id={`${id}-name`} name="name" defaultValue="Lindqvist" />
          </Field>
        </FormGroup>
        <FormGroup row={isBeside} noMargin={layout === 'row'}>
          <Label for={`${id}-city`} sm={isBeside ? 4 : undefined}>
            {text.city}
          </Label>
          <Field isBeside={isBeside}>
            <Input id={`${id}-city`} name="city" type="select">
              <option>Amsterdam</option>
              <option>Utrecht</option>
            </Input>
          </Field>
        </FormGroup>
        <Button type="submit" color="primary">
          {text.find}
        </Button>
      </Form>
      <p role="status" className="mt-3">
        {found}
      </p>
    </>
  );
}

function Field({ isBeside, children }: { readonly isBeside: boolean; readonly children: ReactNode }) {
  return isBeside ? <Col sm="8">{children}</Col> : children;
}

const texts = {
  en: {
    name: 'Name',
    city: 'City',
    find: 'Find guests',
    found: (name: string, city: string) => `1 guest called ${name} in ${city}`,
  },
  nl: {
    name: 'Naam',
    city: 'Stad',
    find: 'Gasten zoeken',
    found: (name: string, city: string) => `1 gast met de naam ${name} in ${city}`,
  },
};
