import { Link } from 'react-router';
import { Card, CardBody, CardGroup, CardText, CardTitle, Col, Row } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'group',
  title: { en: 'Card group and grid', nl: 'Kaartengroep en raster' },
  when: {
    en: 'Things of one kind to choose from. Joined when they are parts of a whole, apart when each stands alone. The whole card leads on.',
    nl: 'Dingen van één soort om uit te kiezen. Aaneen als ze delen van een geheel zijn, los als elk op zichzelf staat. De hele kaart leidt verder.',
  },
  controls: {
    joined: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function CardGrid({ joined }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const cards = cities.map(({ name, path, rentals }) => (
    <Card key={name} tag="article" className="card-hover h-100">
      <CardBody>
        <CardTitle tag="h3">
          <Link to={path} className="stretched-link">
            {name}
          </Link>
        </CardTitle>
        <CardText>{text.rentals(rentals)}</CardText>
      </CardBody>
    </Card>
  ));
  if (joined) return <CardGroup>{cards}</CardGroup>;
  return (
    <Row md="3" className="g-3">
      {cards.map((card) => (
        <Col xs="12" key={card.key}>
          {card}
        </Col>
      ))}
    </Row>
  );
}

const cities = [
  { name: 'Rotterdam', path: '/dashboards/Rotterdam', rentals: 418 },
  { name: 'Amsterdam', path: '/dashboards/Amsterdam', rentals: 1204 },
  { name: 'Utrecht', path: '/dashboards/Utrecht', rentals: 236 },
];

const texts = {
  en: { rentals: (count: number) => `${count.toLocaleString('en')} rentals this year` },
  nl: { rentals: (count: number) => `${count.toLocaleString('nl')} verhuringen dit jaar` },
};
