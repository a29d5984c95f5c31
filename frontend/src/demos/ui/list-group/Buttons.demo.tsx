import { useState } from 'react';
import { Col, ListGroup, ListGroupItem, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Buttons', nl: 'Knoppen' },
  when: {
    en: 'A list beside its detail, as in mail. Choosing shows the detail and has it read out; the focus stays in the list.',
    nl: 'Een lijst naast het detail, zoals bij e-mail. Kiezen toont het detail en leest het voor; de focus blijft in de lijst.',
  },
} as const satisfies DemoAbout;

export default function Buttons() {
  const text = useTexts(texts);
  const [chosen, setChosen] = useState(0);
  return (
    <Row className="g-3">
      <Col md="5">
        <ListGroup tag="div" role="group" aria-label={text.mail}>
          {text.messages.map(({ from }, index) => (
            <ListGroupItem
              key={from}
              tag="button"
              type="button"
              action
              active={index === chosen}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {from}
            </ListGroupItem>
          ))}
        </ListGroup>
      </Col>
      <Col md="7">
        <p role="status">{text.messages[chosen]?.message}</p>
      </Col>
    </Row>
  );
}

const texts = {
  en: {
    mail: 'Messages',
    messages: [
      { from: 'Sofia Lindqvist', message: 'We land at noon. Where do we find the key?' },
      { from: 'Jean-Baptiste Moreau', message: 'Could there be a cot in the back room?' },
      { from: 'Aylin Demir', message: 'The tenant of Voorstraat 44 has the second key.' },
    ],
  },
  nl: {
    mail: 'Berichten',
    messages: [
      { from: 'Sofia Lindqvist', message: 'We landen om twaalf uur. Waar vinden we de sleutel?' },
      { from: 'Jean-Baptiste Moreau', message: 'Kan er een kinderbedje in de achterkamer?' },
      { from: 'Aylin Demir', message: 'De huurder van Voorstraat 44 heeft de tweede sleutel.' },
    ],
  },
};
