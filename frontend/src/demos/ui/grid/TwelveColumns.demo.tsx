import { Col, Row } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'parts',
  title: { en: 'Twelve columns', nl: 'Twaalf kolommen' },
  when: {
    en: 'A main column and one beside it. Both full width on a phone; from md on they share the twelve parts.',
    nl: 'Een hoofdkolom met een kolom ernaast. Op een telefoon allebei over de volle breedte; vanaf md delen ze de twaalf delen.',
  },
  controls: {
    main: { kind: 'range', min: 3, max: 9, value: 8 },
    gutter: { kind: 'choice', options: ['g-0', 'g-2', 'g-3', 'g-4', 'g-5'], value: 'g-3' },
  },
} as const satisfies DemoAbout;

export default function TwelveColumns({ main, gutter }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Row className={gutter}>
      <Col xs="12" md={main}>
        <div className="grid-part">{text.rentals(main)}</div>
      </Col>
      <Col xs="12" md={12 - main}>
        <div className="grid-part">{text.filters(12 - main)}</div>
      </Col>
    </Row>
  );
}

const texts = {
  en: { rentals: (parts: number) => `Rentals: ${parts}`, filters: (parts: number) => `Filters: ${parts}` },
  nl: { rentals: (parts: number) => `Verhuringen: ${parts}`, filters: (parts: number) => `Filters: ${parts}` },
};
