import { Col, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'equal',
  title: { en: 'Equal and automatic width', nl: 'Gelijke en automatische breedte' },
  when: {
    en: 'Without a size columns share evenly. With "auto" one is as wide as what is in it, and the others share the rest.',
    nl: 'Zonder maat verdelen kolommen gelijk. Met "auto" is er één zo breed als haar inhoud, en delen de andere de rest.',
  },
} as const satisfies DemoAbout;

export default function EqualAndAutoWidth() {
  const text = useTexts(texts);
  return (
    <div className="vstack gap-3">
      <Row className="g-2">
        <Col>
          <div className="grid-part">{text.arrivals}</div>
        </Col>
        <Col>
          <div className="grid-part">{text.stays}</div>
        </Col>
        <Col>
          <div className="grid-part">{text.departures}</div>
        </Col>
      </Row>
      <Row className="g-2">
        <Col>
          <div className="grid-part">{text.rest}</div>
        </Col>
        <Col xs="auto">
          <div className="grid-part">{text.auto}</div>
        </Col>
        <Col xs="3">
          <div className="grid-part">3</div>
        </Col>
      </Row>
    </div>
  );
}

const texts = {
  en: { arrivals: 'Arrivals', stays: 'Stays', departures: 'Leaving', rest: 'the rest', auto: 'auto: as its words' },
  nl: { arrivals: 'Aankomst', stays: 'Verblijf', departures: 'Vertrek', rest: 'de rest', auto: 'auto: als de woorden' },
};
