import { useId, useState } from 'react';
import { Col, Input, Label, Row } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Offset and order', nl: 'Verschuiving en volgorde' },
  when: {
    en: 'An offset leaves parts empty before a column. An order shows the price first on a wide page, while it is read second.',
    nl: 'Een offset laat delen voor een kolom leeg. Een order toont de prijs op een brede pagina eerst, terwijl die als tweede gelezen wordt.',
  },
  controls: {
    offset: { kind: 'range', min: 0, max: 4, value: 2 },
    priceFirst: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function OffsetAndOrder({ offset, priceFirst }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState('4');
  const nights = Math.min(Math.max(Math.trunc(Number(typed)), 1), 28);
  return (
    <Row className="g-3 align-items-end">
      <Col md={{ size: 5, offset, order: 2 }}>
        <Label for={id}>{text.nights}</Label>
        <Input
          id={id}
          type="number"
          min={1}
          max={28}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(nights))}
        />
      </Col>
      <Col md={{ size: 3, order: priceFirst ? 1 : 3 }}>
        <output className="d-block grid-part" htmlFor={id}>
          € {number(nights * 145)}
        </output>
      </Col>
    </Row>
  );
}

const texts = {
  en: { nights: 'Nights at Oudegracht 112' },
  nl: { nights: 'Nachten aan de Oudegracht 112' },
};
