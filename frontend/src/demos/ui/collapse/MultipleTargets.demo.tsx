import { useId, useState } from 'react';
import { Button, Card, CardBody, Col, Collapse, Row } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  formerAnchor: 'several',
  title: { en: 'Multiple targets', nl: 'Meerdere panelen tegelijk' },
  when: {
    en: 'When parts are compared: each has its own button, and one more opens or closes both.',
    nl: 'Om delen met elkaar te vergelijken: elk heeft een eigen knop, en één knop opent of sluit ze samen.',
  },
} as const satisfies DemoAbout;

export default function MultipleTargets() {
  const text = useTexts(texts);
  const id = useId();
  const [open, setOpen] = useState<readonly House[]>([]);
  const isAllOpen = open.length === houses.length;
  const toggle = (house: House) =>
    setOpen(open.includes(house) ? open.filter((other) => other !== house) : [...open, house]);
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-3">
        {houses.map((house) => (
          <Button
            key={house}
            color="secondary"
            outline
            aria-expanded={open.includes(house)}
            aria-controls={`${id}-${house}`}
            onClick={() => toggle(house)}
          >
            {text[house].name}
          </Button>
        ))}
        <Button color="link" onClick={() => setOpen(isAllOpen ? [] : houses)}>
          {isAllOpen ? text.closeAll : text.openAll}
        </Button>
      </div>
      <Row className="g-3">
        {houses.map((house) => (
          <Col key={house} md="6">
            <Collapse id={`${id}-${house}`} isOpen={open.includes(house)}>
              <Card>
                <CardBody>{text[house].story}</CardBody>
              </Card>
            </Collapse>
          </Col>
        ))}
      </Row>
    </>
  );
}

type House = 'oudegracht' | 'veerhaven';

const houses: readonly House[] = ['oudegracht', 'veerhaven'];

const texts = {
  en: {
    openAll: 'Open both',
    closeAll: 'Close both',
    oudegracht: { name: 'Oudegracht 112', story: 'A wharf cellar and two floors, 4 guests, €145 a night.' },
    veerhaven: { name: 'Veerhaven 7', story: 'A loft over the harbour, 2 guests, €118 a night.' },
  },
  nl: {
    openAll: 'Beide openen',
    closeAll: 'Beide sluiten',
    oudegracht: { name: 'Oudegracht 112', story: 'Een werfkelder en twee verdiepingen, 4 gasten, € 145 per nacht.' },
    veerhaven: { name: 'Veerhaven 7', story: 'Een loft boven de haven, 2 gasten, € 118 per nacht.' },
  },
};
