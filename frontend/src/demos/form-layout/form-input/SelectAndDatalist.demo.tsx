import './form-input.scss';
import { useId, useState } from 'react';
import { Col, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'lists',
  title: { en: 'Select, multiple select and datalist', nl: 'Keuzelijst, meerkeuze en suggesties' },
  when: {
    en: 'A select for one of five to fifteen; an open list for several when all should stay in sight; suggestions where any answer is fine, and the usual ones are quicker.',
    nl: 'Een select voor één van vijf tot vijftien; een open lijst voor meer dan één als alles in beeld moet blijven; suggesties waar elk antwoord mag, en de gewone sneller zijn.',
  },
} as const satisfies DemoAbout;

export default function SelectAndDatalist() {
  const text = useTexts(texts);
  const id = useId();
  const [kind, setKind] = useState('');
  const [cities, setCities] = useState(['Delft']);
  const [country, setCountry] = useState('');
  return (
    <>
      <Row className="g-3">
        <Col sm={4}>
          <Label for={`${id}-kind`}>{text.kind}</Label>
          <Input id={`${id}-kind`} type="select" value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">{text.choose}</option>
            {text.kinds.map(({ group, names }) => (
              <optgroup key={group} label={group}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </Input>
        </Col>
        <Col sm={4}>
          <Label for={`${id}-cities`}>{text.cities}</Label>
          <Input
            id={`${id}-cities`}
            tag="select"
            type="select"
            multiple
            className="input-open-list"
            size={4}
            value={cities}
            onChange={({ target }) =>
              setCities(Array.from((target as unknown as HTMLSelectElement).selectedOptions, ({ value }) => value))
            }
          >
            {['Amsterdam', 'Delft', 'Leiden', 'Rotterdam', 'Utrecht'].map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Input>
        </Col>
        <Col sm={4}>
          <Label for={`${id}-country`}>{text.country}</Label>
          <Input
            id={`${id}-country`}
            list={`${id}-countries`}
            autoComplete="off"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
          <datalist id={`${id}-countries`}>
            {text.countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </datalist>
        </Col>
      </Row>
      <p role="status" className="form-text mt-3">
        {[kind, cities.join(', '), country].filter(Boolean).join(' · ') || text.nothing}
      </p>
    </>
  );
}

const texts = {
  en: {
    kind: 'Kind of house',
    choose: 'Choose…',
    kinds: [
      { group: 'On land', names: ['Canal house', 'Apartment', 'Farmhouse'] },
      { group: 'On the water', names: ['Houseboat', 'Barge'] },
    ],
    cities: 'Cities',
    country: 'Guest’s country',
    countries: ['Belgium', 'Germany', 'France', 'Netherlands'],
    nothing: 'Nothing chosen.',
  },
  nl: {
    kind: 'Soort huis',
    choose: 'Kies…',
    kinds: [
      { group: 'Op het land', names: ['Grachtenpand', 'Appartement', 'Boerderij'] },
      { group: 'Op het water', names: ['Woonboot', 'Aak'] },
    ],
    cities: 'Steden',
    country: 'Land van de gast',
    countries: ['België', 'Duitsland', 'Frankrijk', 'Nederland'],
    nothing: 'Niets gekozen.',
  },
};
