import { useState } from 'react';
import { Button, Card, CardBody, CardText, CardTitle, Col, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { Scene } from './Scene';

export const about = {
  place: 3,
  formerAnchor: 'beside',
  title: { en: 'Horizontal', nl: 'Horizontaal' },
  when: {
    en: 'Where there is width and more to say. On a phone the picture goes above the words.',
    nl: 'Als er breedte is en meer te zeggen valt. Op een telefoon gaat de afbeelding boven de woorden.',
  },
} as const satisfies DemoAbout;

export default function Horizontal() {
  const text = useTexts(texts);
  const [isReserved, setReserved] = useState(false);
  return (
    <Card className="card-beside overflow-hidden">
      <Row className="g-0">
        <Col md="5">
          <Scene subject="bicycle" label={text.picture} />
        </Col>
        <Col md="7">
          <CardBody>
            <CardTitle tag="h3">{text.title}</CardTitle>
            <CardText>{text.story}</CardText>
            <CardText role="status" className="text-body-secondary">
              {isReserved ? text.reserved : text.left}
            </CardText>
            <Button color="primary" onClick={() => setReserved(!isReserved)}>
              {isReserved ? text.cancel : text.reserve}
            </Button>
          </CardBody>
        </Col>
      </Row>
    </Card>
  );
}

const texts = {
  en: {
    picture: 'A bicycle with a front rack',
    title: 'Two bicycles with the room',
    story: 'They stand in the courtyard on the Oudegracht. From there the Utrecht hills are half an hour away.',
    left: '3 pairs left for this weekend',
    reserve: 'Reserve a pair',
    reserved: 'A pair is reserved for you.',
    cancel: 'Cancel the reservation',
  },
  nl: {
    picture: 'Een fiets met een voorrek',
    title: 'Twee fietsen bij de kamer',
    story: 'Ze staan op de binnenplaats aan de Oudegracht. Vandaar is het een halfuur naar de Utrechtse Heuvelrug.',
    left: 'Nog 3 paar voor dit weekend',
    reserve: 'Een paar reserveren',
    reserved: 'Er is een paar voor u gereserveerd.',
    cancel: 'Reservering annuleren',
  },
};
