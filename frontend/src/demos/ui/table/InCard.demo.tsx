import { Link } from 'react-router';
import { Badge, Card, CardHeader, Table } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'In a card', nl: 'In een kaart' },
  when: {
    en: 'A short table on a dashboard. It shares the edges of the card, and the heading of the card is its name.',
    nl: 'Een korte tabel op een dashboard. Zij deelt de randen van de kaart, en de kop van de kaart is haar naam.',
  },
} as const satisfies DemoAbout;

export default function InCard() {
  const text = useTexts(texts);
  return (
    <Card className="overflow-hidden">
      <CardHeader tag="h3" className="h6">
        {text.title}
      </CardHeader>
      <Table hover className="align-middle" aria-label={text.title}>
        <thead>
          <tr>
            <th scope="col">{text.ticket}</th>
            <th scope="col">{text.house}</th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {text.tickets.map(({ ticket, house, state, color }) => (
            <tr key={ticket}>
              <th scope="row">
                <Link to="/tickt/ticket-list">{ticket}</Link>
              </th>
              <td>{house}</td>
              <td>
                <Badge color={`${color}-subtle`} className={`text-${color}-emphasis`}>
                  {state}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const texts = {
  en: {
    title: 'Open tickets',
    ticket: 'Ticket',
    house: 'House',
    state: 'State',
    tickets: [
      { ticket: 'The boiler goes out', house: 'Lange Voorhout 34', state: 'Plumber comes', color: 'info' },
      { ticket: 'A window does not close', house: 'Veerhaven 7', state: 'New', color: 'warning' },
    ],
  },
  nl: {
    title: 'Open tickets',
    ticket: 'Ticket',
    house: 'Huis',
    state: 'Status',
    tickets: [
      { ticket: 'De ketel valt uit', house: 'Lange Voorhout 34', state: 'Loodgieter komt', color: 'info' },
      { ticket: 'Een raam sluit niet', house: 'Veerhaven 7', state: 'Nieuw', color: 'warning' },
    ],
  },
};
