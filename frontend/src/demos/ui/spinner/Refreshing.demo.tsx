import { useEffect, useState } from 'react';
import { Button, Spinner, Table } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Refreshing existing content', nl: 'Bestaande inhoud verversen' },
  when: {
    en: 'When figures are fetched again: the old ones stay visible, slightly faded, and are replaced all together.',
    nl: 'Als cijfers opnieuw worden opgehaald: de oude blijven staan, iets lichter, en worden in één keer vervangen.',
  },
} as const satisfies DemoAbout;

export default function Refreshing() {
  const text = useTexts(texts);
  const [round, setRound] = useState(0);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const answer = setTimeout(() => {
      setRound((round) => round + 1);
      setLoading(false);
      announce(text.fresh);
    }, 1500);
    return () => clearTimeout(answer);
  }, [isLoading, text]);

  return (
    <>
      <div className={isLoading ? 'is-refreshing' : ''} aria-busy={isLoading}>
        <Table size="sm" aria-label={text.title}>
          <thead>
            <tr>
              <th scope="col">{text.city}</th>
              <th scope="col">{text.guests}</th>
            </tr>
          </thead>
          <tbody>
            {cities.map(({ name, guests }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{guests + round * 3}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {isLoading && <Spinner>{text.loading}</Spinner>}
      </div>
      <Button color="secondary" outline onClick={() => setLoading(true)}>
        {text.refresh}
      </Button>
    </>
  );
}

const cities = [
  { name: 'Haarlem', guests: 42 },
  { name: 'Leiden', guests: 31 },
  { name: 'Gouda', guests: 18 },
];

const texts = {
  en: {
    title: 'Guests tonight',
    city: 'City',
    guests: 'Guests',
    refresh: 'Refresh',
    loading: 'Fetching the guests of tonight',
    fresh: 'The guests of tonight are up to date.',
  },
  nl: {
    title: 'Gasten vannacht',
    city: 'Stad',
    guests: 'Gasten',
    refresh: 'Vernieuwen',
    loading: 'De gasten van vannacht ophalen',
    fresh: 'De gasten van vannacht zijn bijgewerkt.',
  },
};
