import { useId, useState } from 'react';
import { Col, Form, FormGroup, Input, Label, ListGroup, ListGroupItem, Row } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Inline', nl: 'Op één regel' },
  when: {
    en: 'A filter above a list: few, short fields that work at once, so no button. The line wraps on narrow screens.',
    nl: 'Een filter boven een lijst: weinig, korte velden die meteen werken, dus geen knop. De regel breekt waar het scherm ophoudt.',
  },
} as const satisfies DemoAbout;

const houses = [
  { name: 'De Gouden Reaal', city: 'Amsterdam', rent: 2450, isFree: false },
  { name: 'Maaskade 12', city: 'Rotterdam', rent: 1600, isFree: true },
  { name: 'Oude Delft 75', city: 'Delft', rent: 1850, isFree: true },
  { name: 'Vlietboot', city: 'Leiden', rent: 1300, isFree: false },
];

export default function Inline() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const id = useId();
  const [name, setName] = useState('');
  const [max, setMax] = useState('');
  const [onlyFree, setOnlyFree] = useState(false);
  const found = houses.filter(
    (house) =>
      `${house.name} ${house.city}`.toLowerCase().includes(name.trim().toLowerCase()) &&
      (max === '' || house.rent <= Number(max)) &&
      (house.isFree || !onlyFree),
  );
  return (
    <>
      <Form role="search" aria-label={text.label} onSubmit={(event) => event.preventDefault()}>
        <Row className="row-cols-sm-auto g-3 align-items-center mb-3">
          <Col xs={12}>
            <Label for={`${id}-name`} className="visually-hidden">
              {text.name}
            </Label>
            <Input
              id={`${id}-name`}
              type="search"
              placeholder={text.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Col>
          <Col xs={12}>
            <Label for={`${id}-max`} className="visually-hidden">
              {text.rent}
            </Label>
            <Input id={`${id}-max`} type="select" value={max} onChange={(event) => setMax(event.target.value)}>
              <option value="">{text.anyRent}</option>
              {[1500, 2000].map((rent) => (
                <option key={rent} value={rent}>
                  {text.upTo(number(rent))}
                </option>
              ))}
            </Input>
          </Col>
          <Col xs={12}>
            <FormGroup switch className="mb-0">
              <Input
                id={`${id}-free`}
                type="switch"
                role="switch"
                checked={onlyFree}
                onChange={(event) => setOnlyFree(event.target.checked)}
              />
              <Label for={`${id}-free`} check>
                {text.free}
              </Label>
            </FormGroup>
          </Col>
        </Row>
      </Form>
      <p role="status" className="form-text">
        {text.found(found.length)}
      </p>
      <ListGroup>
        {found.map((house) => (
          <ListGroupItem key={house.name} className="d-flex justify-content-between gap-3">
            <span>
              {house.name}, {house.city}
            </span>
            <span>€ {number(house.rent)}</span>
          </ListGroupItem>
        ))}
      </ListGroup>
    </>
  );
}

const texts = {
  en: {
    label: 'Filter houses',
    name: 'House or city',
    rent: 'Rent a month',
    anyRent: 'Any rent',
    upTo: (rent: string) => `Up to € ${rent}`,
    free: 'Only free houses',
    found: (count: number) => (count === 1 ? '1 house' : `${count} houses`),
  },
  nl: {
    label: 'Huizen filteren',
    name: 'Huis of stad',
    rent: 'Huur per maand',
    anyRent: 'Elke huur',
    upTo: (rent: string) => `Tot € ${rent}`,
    free: 'Alleen vrije huizen',
    found: (count: number) => (count === 1 ? '1 huis' : `${count} huizen`),
  },
};
