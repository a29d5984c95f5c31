import { type FormEvent, useId, useState } from 'react';
import { Button, Col, Form, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Auto-sizing columns', nl: 'Automatische kolombreedte' },
  when: {
    en: 'A line to add something: col-auto for what has its own width, col for the field that may grow. Buttons stand at the foot of the fields, not at their labels.',
    nl: 'Een regel om iets toe te voegen: col-auto voor wat een eigen breedte heeft, col voor het veld dat mag groeien. Knoppen staan onderaan gelijk met de velden, niet met de labels.',
  },
} as const satisfies DemoAbout;

export default function AutoSizing() {
  const text = useTexts(texts);
  const id = useId();
  const [costs, setCosts] = useState<string[]>([]);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setCosts([...costs, `${values.get('kind')}: ${values.get('what')}, € ${values.get('euros')}`]);
    form.reset();
    form.querySelector<HTMLElement>('[name=what]')?.focus();
  };
  return (
    <Form onSubmit={add}>
      <Row className="g-2 align-items-end">
        <Col sm="auto">
          <Label for={`${id}-kind`}>{text.kind}</Label>
          <Input id={`${id}-kind`} name="kind" type="select">
            {text.kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Input>
        </Col>
        <Col>
          <Label for={`${id}-what`}>{text.what}</Label>
          <Input id={`${id}-what`} name="what" required autoComplete="off" />
        </Col>
        <Col xs={4} sm={2}>
          <Label for={`${id}-euros`}>{text.euros}</Label>
          <Input id={`${id}-euros`} name="euros" required inputMode="decimal" autoComplete="off" />
        </Col>
        <Col xs="auto">
          <Button type="submit" color="primary">
            {text.add}
          </Button>
        </Col>
      </Row>
      <ul aria-live="polite" className="mt-3 mb-0 ps-3">
        {costs.map((cost, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and costs may be the same
          <li key={index}>{cost}</li>
        ))}
      </ul>
    </Form>
  );
}

const texts = {
  en: { kind: 'Kind', kinds: ['Repair', 'Cleaning', 'Tax'], what: 'What for', euros: 'Euros', add: 'Add' },
  nl: { kind: 'Soort', kinds: ['Reparatie', 'Schoonmaak', 'Belasting'], what: 'Waarvoor', euros: 'Euro', add: 'Erbij' },
};
