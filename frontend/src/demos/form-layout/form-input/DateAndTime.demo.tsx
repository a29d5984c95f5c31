import './form-input.scss';
import { useId, useState } from 'react';
import { Col, Input, Label, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'moments',
  title: { en: 'Native date and time inputs', nl: 'Datum- en tijdvelden van de browser' },
  when: {
    en: 'Dates, times and colours in the way of the device: the language and the order are those of the browser, the value is always the same. For a stay, or days that are taken, use the date picker.',
    nl: 'Datums, tijden en kleuren op de manier van het apparaat: taal en volgorde zijn die van de browser, de waarde is altijd dezelfde. Voor een verblijf, of bezette dagen, is er de datumkiezer.',
  },
} as const satisfies DemoAbout;

const initial = {
  date: '2026-12-04',
  time: '15:00',
  'datetime-local': '2026-12-04T15:00',
  month: '2026-12',
  week: '2026-W49',
  color: '#1d4ed8',
};
type Type = keyof typeof initial;

export default function DateAndTime() {
  const text = useTexts(texts);
  const id = useId();
  const [values, setValues] = useState(initial);
  return (
    <Row className="g-3">
      {(Object.keys(initial) as Type[]).map((type) => (
        <Col key={type} xs={12} sm={6} md={4}>
          <Label for={`${id}-${type}`}>{text[type]}</Label>
          <Input
            id={`${id}-${type}`}
            type={type}
            className={type === 'color' ? 'form-control-color input-colour' : undefined}
            aria-describedby={`${id}-${type}-value`}
            value={values[type]}
            onChange={(event) => setValues({ ...values, [type]: event.target.value })}
          />
          <code id={`${id}-${type}-value`} className="text-body-secondary" dir="ltr">
            {values[type] || '–'}
          </code>
        </Col>
      ))}
    </Row>
  );
}

const texts = {
  en: {
    date: 'Arrival',
    time: 'Key ready at',
    'datetime-local': 'Inspection',
    month: 'Month of the report',
    week: 'Week of the deep clean',
    color: 'Colour in the calendar',
  },
  nl: {
    date: 'Aankomst',
    time: 'Sleutel klaar om',
    'datetime-local': 'Inspectie',
    month: 'Maand van het rapport',
    week: 'Week van de grote schoonmaak',
    color: 'Kleur in de agenda',
  },
};
