import { Col, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  title: { en: 'Nested', nl: 'Genest' },
  when: {
    en: 'A part of the page with parts of its own. The row inside has twelve parts again, of its column.',
    nl: 'Een deel van de pagina met eigen delen. De rij erin heeft weer twaalf delen, van haar kolom.',
  },
} as const satisfies DemoAbout;

export default function Nested() {
  const text = useTexts(texts);
  return (
    <Row className="g-3">
      <Col md="8">
        <Row className="g-3">
          {text.figures.map((figure) => (
            <Col key={figure} xs="6">
              <div className="grid-part">{figure}</div>
            </Col>
          ))}
          <Col xs="12">
            <div className="grid-part">{text.chart}</div>
          </Col>
        </Row>
      </Col>
      <Col md="4">
        <div className="grid-part">{text.messages}</div>
      </Col>
    </Row>
  );
}

const texts = {
  en: { figures: ['Rentals', 'Revenue'], chart: 'Revenue by month', messages: 'Messages' },
  nl: { figures: ['Verhuringen', 'Omzet'], chart: 'Omzet per maand', messages: 'Berichten' },
};
