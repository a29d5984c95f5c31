import { Col, Row } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Alignment', nl: 'Uitlijning' },
  when: {
    en: 'When the columns leave room: along the row with justify-content, across it with align-items.',
    nl: 'Als de kolommen ruimte overlaten: langs de rij met justify-content, er dwars op met align-items.',
  },
  controls: {
    justify: { kind: 'choice', options: ['start', 'center', 'end', 'between', 'around', 'evenly'], value: 'between' },
    align: { kind: 'choice', options: ['start', 'center', 'end', 'stretch'], value: 'center' },
  },
} as const satisfies DemoAbout;

export default function Alignment({ justify, align }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Row className={`grid-tall justify-content-${justify} align-items-${align}`}>
      <Col xs="4">
        <div className="grid-part">{text.logo}</div>
      </Col>
      <Col xs="4">
        <div className="grid-part">{text.account}</div>
      </Col>
    </Row>
  );
}

const texts = {
  en: { logo: 'Polder', account: 'Account' },
  nl: { logo: 'Polder', account: 'Account' },
};
