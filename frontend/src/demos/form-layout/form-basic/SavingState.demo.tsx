import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, Card, CardBody, CardFooter, CardHeader, Form, FormGroup, Input, Label, Spinner } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'while-saving',
  title: { en: 'In a card, with a saving state', nl: 'In een kaart, met opslagstatus' },
  when: {
    en: 'A form that is part of a page: its buttons are in the foot of its card, and appear when there is something to save. Nothing can be changed while it is on its way.',
    nl: 'Een formulier dat deel is van een pagina: de knoppen staan onder in de kaart, en verschijnen als er iets op te slaan is. Onderweg is er niets te veranderen.',
  },
} as const satisfies DemoAbout;

const initialValues = { house: 'Maaskade 12', rent: '1600' };

export default function SavingState() {
  const text = useTexts(texts);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState(initialValues);
  const [values, setValues] = useState(initialValues);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  // The clicked button is gone: focus the fields, once they are enabled again.
  useEffect(() => {
    if (state === 'saved') first.current?.focus();
  }, [state]);
  const isChanged = values.house !== saved.house || values.rent !== saved.rent;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState('saving');
    await new Promise((resolve) => setTimeout(resolve, 600));
    setSaved(values);
    setState('saved');
  };
  const change = (name: keyof typeof initialValues, value: string) => {
    setValues({ ...values, [name]: value });
    setState('still');
  };
  const giveUp = () => {
    setValues(saved);
    first.current?.focus();
  };
  return (
    <Form onSubmit={submit}>
      <Card>
        <CardHeader tag="h3">{text.title}</CardHeader>
        <CardBody tag="fieldset" disabled={state === 'saving'} aria-busy={state === 'saving'}>
          <legend className="visually-hidden">{text.title}</legend>
          <FormGroup>
            <Label for={`${id}-house`}>{text.house}</Label>
            <Input
              innerRef={first}
              id={`${id}-house`}
              required
              autoComplete="off"
              value={values.house}
              onChange={(event) => change('house', event.target.value)}
            />
          </FormGroup>
          <FormGroup className="mb-0">
            <Label for={`${id}-rent`}>{text.rent}</Label>
            <Input
              id={`${id}-rent`}
              required
              inputMode="numeric"
              autoComplete="off"
              value={values.rent}
              onChange={(event) => change('rent', event.target.value)}
            />
          </FormGroup>
        </CardBody>
        <CardFooter className="d-flex flex-wrap align-items-center gap-2">
          {isChanged && (
            <>
              <Button type="submit" color="primary" disabled={state === 'saving'}>
                {state === 'saving' && <Spinner size="sm" aria-hidden />}
                {text.save}
              </Button>
              <Button color="secondary" outline disabled={state === 'saving'} onClick={giveUp}>
                {text.giveUp}
              </Button>
            </>
          )}
          <span role="status">{text.states[isChanged && state === 'still' ? 'changed' : state]}</span>
        </CardFooter>
      </Card>
    </Form>
  );
}

const texts = {
  en: {
    title: 'House',
    house: 'Name',
    rent: 'Rent a month, in euros',
    save: 'Save house',
    giveUp: 'Undo changes',
    states: { still: 'Nothing to save.', changed: '', saving: 'Saving…', saved: 'Saved.' },
  },
  nl: {
    title: 'Huis',
    house: 'Naam',
    rent: 'Huur per maand, in euro’s',
    save: 'Huis opslaan',
    giveUp: 'Wijzigingen ongedaan maken',
    states: { still: 'Niets op te slaan.', changed: '', saving: 'Opslaan…', saved: 'Opgeslagen.' },
  },
};
