import { Badge, Card, CardHeader, ListGroup, ListGroupItem } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'With a list group', nl: 'Met een lijst' },
  when: {
    en: 'A handful of lines that belong together. The list is flush: it shares the edges of the card.',
    nl: 'Een handvol regels die bij elkaar horen. De lijst sluit aan: zij deelt de randen van de kaart.',
  },
} as const satisfies DemoAbout;

export default function WithList() {
  const text = useTexts(texts);
  return (
    <Card className="card-narrow">
      <CardHeader tag="h3" className="h6">
        {text.today}
      </CardHeader>
      <ListGroup flush>
        {arrivals.map(({ guest, time, isPaid }) => (
          <ListGroupItem key={guest} className="d-flex align-items-center gap-3">
            <time dateTime={time}>{time}</time>
            {guest}
            {!isPaid && (
              <Badge color="warning-subtle" className="text-warning-emphasis text-nowrap ms-auto">
                {text.due}
              </Badge>
            )}
          </ListGroupItem>
        ))}
      </ListGroup>
    </Card>
  );
}

const arrivals = [
  { guest: 'Sofia Lindqvist', time: '15:00', isPaid: true },
  { guest: 'Jean-Baptiste Moreau', time: '16:30', isPaid: false },
  { guest: 'Aylin Demir', time: '21:15', isPaid: true },
];

const texts = {
  en: { today: 'Arrivals today', due: 'Payment due' },
  nl: { today: 'Aankomsten vandaag', due: 'Nog te betalen' },
};
