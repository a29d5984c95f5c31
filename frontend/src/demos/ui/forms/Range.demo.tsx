import { useId, useState } from 'react';
import { Col, Input, Label, Row } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Range, number and colour', nl: 'Schuif, getal en kleur' },
  when: {
    en: 'A range where the rough amount matters and the result is seen at once, a number where it is exact. The value stands beside the slider.',
    nl: 'Een schuif als het om de grote lijn gaat en het resultaat meteen te zien is, een getal als het precies moet. De waarde staat naast de schuif.',
  },
} as const satisfies DemoAbout;

export default function Range() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [price, setPrice] = useState(145);
  const [typed, setTyped] = useState('4');
  const nights = Math.min(Math.max(Math.trunc(Number(typed)), 1), 28);
  const [colour, setColour] = useState('#026de4');
  return (
    <>
      <Row className="g-3 align-items-end">
        <Col md="6">
          <Label for={`${id}-price`} className="d-flex justify-content-between">
            {text.price}
            <output htmlFor={`${id}-price`}>€ {number(price)}</output>
          </Label>
          <Input
            id={`${id}-price`}
            type="range"
            min={60}
            max={300}
            step={5}
            value={price}
            onChange={(event) => setPrice(event.target.valueAsNumber)}
          />
        </Col>
        <Col xs="6" md="3">
          <Label for={`${id}-nights`}>{text.nights}</Label>
          <Input
            id={`${id}-nights`}
            type="number"
            min={1}
            max={28}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped(String(nights))}
          />
        </Col>
        <Col xs="6" md="3">
          <Label for={`${id}-colour`}>{text.colour}</Label>
          <Input
            id={`${id}-colour`}
            type="color"
            className="form-control-color"
            value={colour}
            onChange={(event) => setColour(event.target.value)}
          />
        </Col>
      </Row>
      <p role="status" className="forms-coloured mt-3" style={{ borderInlineStartColor: colour }}>
        {text.total(nights, number(nights * price))}
      </p>
    </>
  );
}

const texts = {
  en: {
    price: 'Price of a night',
    nights: 'Nights',
    colour: 'Colour in the calendar',
    total: (nights: number, euros: string) => `${nights === 1 ? '1 night' : `${nights} nights`} for € ${euros}`,
  },
  nl: {
    price: 'Prijs per nacht',
    nights: 'Nachten',
    colour: 'Kleur in de agenda',
    total: (nights: number, euros: string) => `${nights === 1 ? '1 nacht' : `${nights} nachten`} voor € ${euros}`,
  },
};
