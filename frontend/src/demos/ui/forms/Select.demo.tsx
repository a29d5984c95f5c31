import { useId, useState } from 'react';
import { Col, FormText, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Select, datalist and multiple select', nl: 'Keuzelijst, suggesties en meerkeuze' },
  when: {
    en: 'A select for five to fifteen known choices, a list of suggestions where others are allowed, a multiple select where several may be chosen by keyboard.',
    nl: 'Een keuzelijst voor vijf tot vijftien bekende keuzes, suggesties als iets anders ook mag, een meervoudige lijst als er meer gekozen mogen worden.',
  },
} as const satisfies DemoAbout;

export default function Select() {
  const text = useTexts(texts);
  const id = useId();
  const [city, setCity] = useState('Utrecht');
  const [street, setStreet] = useState('');
  const [extras, setExtras] = useState<readonly string[]>([]);
  return (
    <>
      <Row className="g-3">
        <Col md="4">
          <Label for={`${id}-city`}>{text.city}</Label>
          <Input id={`${id}-city`} type="select" value={city} onChange={(event) => setCity(event.target.value)}>
            <optgroup label="Randstad">
              <option>Amsterdam</option>
              <option>Den Haag</option>
              <option>Rotterdam</option>
              <option>Utrecht</option>
            </optgroup>
            <optgroup label={text.elsewhere}>
              <option>Groningen</option>
              <option>Maastricht</option>
            </optgroup>
          </Input>
        </Col>
        <Col md="4">
          <Label for={`${id}-street`}>{text.street}</Label>
          <Input
            id={`${id}-street`}
            list={`${id}-streets`}
            value={street}
            onChange={(event) => setStreet(event.target.value)}
          />
          <datalist id={`${id}-streets`}>
            <option value="Oudegracht" />
            <option value="Voorstraat" />
            <option value="Nieuwegracht" />
          </datalist>
        </Col>
        <Col md="4">
          <Label for={`${id}-extras`}>{text.extras}</Label>
          <Input
            id={`${id}-extras`}
            type="select"
            multiple
            size={3}
            aria-describedby={`${id}-help`}
            onChange={(event) => setExtras(Array.from(selectedOptions(event.target), ({ text }) => text))}
          >
            {text.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Input>
          <FormText tag="div" color="" id={`${id}-help`}>
            {text.several}
          </FormText>
        </Col>
      </Row>
      <p role="status" className="mt-3">
        {[`${street} ${city}`.trim(), ...extras].join(', ')}
      </p>
    </>
  );
}

const selectedOptions = (field: EventTarget) => (field as HTMLSelectElement).selectedOptions;

const texts = {
  en: {
    city: 'City',
    elsewhere: 'Elsewhere',
    street: 'Street',
    extras: 'Extras',
    choices: ['Cot', 'Bicycles', 'Breakfast'],
    several: 'Ctrl or ⌘ chooses several.',
  },
  nl: {
    city: 'Stad',
    elsewhere: 'Elders',
    street: 'Straat',
    extras: 'Extra’s',
    choices: ['Kinderbed', 'Fietsen', 'Ontbijt'],
    several: 'Met Ctrl of ⌘ kiest u er meer.',
  },
};
