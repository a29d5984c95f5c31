import { type FormEvent, useId, useState } from 'react';
import { Button, Col, Form, FormGroup, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Horizontal', nl: 'Horizontaal' },
  when: {
    en: 'For settings that people look through more often than they change: labels in one column, values in the next. On a phone the labels go above.',
    nl: 'Voor instellingen die vaker nagelezen dan veranderd worden: labels in de ene kolom, waarden in de andere. Op een telefoon gaan de labels erboven.',
  },
} as const satisfies DemoAbout;

export default function Horizontal() {
  const text = useTexts(texts);
  const id = useId();
  const [isSaved, setSaved] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(true);
  };
  return (
    <Form onSubmit={submit} onChange={() => setSaved(false)}>
      <FormGroup row>
        <Label for={`${id}-sender`} sm={4}>
          {text.sender}
        </Label>
        <Col sm={8}>
          <Input id={`${id}-sender`} defaultValue="Polder Rotterdam" autoComplete="organization" />
        </Col>
      </FormGroup>
      <FormGroup row>
        <Label for={`${id}-language`} sm={4}>
          {text.language}
        </Label>
        <Col sm={8}>
          <Input id={`${id}-language`} type="select" defaultValue="nl">
            <option value="nl">Nederlands</option>
            <option value="en">English</option>
            <option value="de">Deutsch</option>
          </Input>
        </Col>
      </FormGroup>
      <FormGroup row tag="fieldset">
        <legend className="col-form-label col-sm-4 pt-0 fw-medium">{text.reminder}</legend>
        <Col sm={8} className="d-grid gap-2">
          {text.reminders.map((reminder, index) => (
            <FormGroup key={reminder} check className="mb-0">
              <Input type="radio" name={`${id}-reminder`} id={`${id}-${index}`} defaultChecked={index === 1} />
              <Label for={`${id}-${index}`} check>
                {reminder}
              </Label>
            </FormGroup>
          ))}
        </Col>
      </FormGroup>
      <Row>
        <Col sm={{ size: 8, offset: 4 }} className="d-flex flex-wrap align-items-center gap-3">
          <Button type="submit" color="primary">
            {text.save}
          </Button>
          <span role="status">{isSaved && text.saved}</span>
        </Col>
      </Row>
    </Form>
  );
}

const texts = {
  en: {
    sender: 'Sender of the mail',
    language: 'Language',
    reminder: 'Reminder of an arrival',
    reminders: ['None', 'A day before', 'A week before'],
    save: 'Save settings',
    saved: 'Saved.',
  },
  nl: {
    sender: 'Afzender van de mail',
    language: 'Taal',
    reminder: 'Herinnering aan een aankomst',
    reminders: ['Geen', 'Een dag ervoor', 'Een week ervoor'],
    save: 'Instellingen opslaan',
    saved: 'Opgeslagen.',
  },
};
