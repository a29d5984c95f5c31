import { type ComponentProps, useId, useState } from 'react';
import { Col, Form, Input, Label, Row } from 'reactstrap';
import DateField from '../../../components/date/DateField';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Two columns', nl: 'Twee kolommen' },
  when: {
    en: 'Pairs that are read together. The gutter is the room between them, in both directions; the breakpoint is the width from which they stand side by side.',
    nl: 'Paren die samen gelezen worden. De gutter is de ruimte ertussen, in beide richtingen; het breekpunt is de breedte vanaf waar ze naast elkaar staan.',
  },
  controls: {
    gutter: { kind: 'range', min: 0, max: 5, value: 3 },
    breakpoint: { kind: 'choice', options: ['xs', 'sm', 'md', 'lg', 'xl'], value: 'sm' },
    columns: { kind: 'range', min: 3, max: 9, value: 6 },
  },
} as const satisfies DemoAbout;

export default function Columns({ gutter, breakpoint, columns }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [stay, setStay] = useState({ from: '', until: '' });
  const first: ComponentProps<typeof Col> = { xs: 12, [breakpoint]: columns };
  const second: ComponentProps<typeof Col> = { xs: 12, [breakpoint]: 12 - columns };
  return (
    <Form>
      <Row className={`g-${gutter}`}>
        <Col {...first}>
          <Label for={`${id}-from`}>{text.from}</Label>
          <DateField
            id={`${id}-from`}
            label={text.from}
            value={stay.from}
            onChange={(from) => setStay({ ...stay, from })}
          />
        </Col>
        <Col {...second}>
          <Label for={`${id}-until`}>{text.until}</Label>
          <DateField
            id={`${id}-until`}
            label={text.until}
            value={stay.until}
            min={stay.from}
            onChange={(until) => setStay({ ...stay, until })}
          />
        </Col>
        <Col {...first}>
          <Label for={`${id}-email`}>{text.email}</Label>
          <Input id={`${id}-email`} type="email" autoComplete="email" />
        </Col>
        <Col {...second}>
          <Label for={`${id}-phone`}>{text.phone}</Label>
          <Input id={`${id}-phone`} type="tel" autoComplete="tel" />
        </Col>
      </Row>
    </Form>
  );
}

const texts = {
  en: { from: 'From', until: 'Until', email: 'Email', phone: 'Phone' },
  nl: { from: 'Van', until: 'Tot', email: 'E-mail', phone: 'Telefoon' },
};
