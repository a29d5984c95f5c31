import { Card, CardBody, CardTitle, Col, Row } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Columns per row', nl: 'Kolommen per rij' },
  when: {
    en: 'Cards of one kind: the row says how many stand beside each other, at each width of the window.',
    nl: 'Kaarten van één soort: de rij zegt hoeveel er naast elkaar staan, bij elke breedte van het venster.',
  },
  controls: {
    xs: { kind: 'range', min: 1, max: 2, value: 1 },
    md: { kind: 'range', min: 1, max: 6, value: 3 },
  },
} as const satisfies DemoAbout;

export default function RowColumns({ xs, md }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Row xs={xs} md={md} className="g-3">
      {cities.map(({ city, houses }) => (
        <Col key={city}>
          <Card className="h-100">
            <CardBody>
              <CardTitle tag="h3">{city}</CardTitle>
              {text.houses(houses)}
            </CardBody>
          </Card>
        </Col>
      ))}
    </Row>
  );
}

const cities = [
  { city: 'Amsterdam', houses: 46 },
  { city: 'Rotterdam', houses: 31 },
  { city: 'Den Haag', houses: 12 },
  { city: 'Utrecht', houses: 19 },
  { city: 'Leiden', houses: 4 },
  { city: 'Delft', houses: 7 },
];

const texts = {
  en: { houses: (count: number) => `${count} houses` },
  nl: { houses: (count: number) => `${count} huizen` },
};
