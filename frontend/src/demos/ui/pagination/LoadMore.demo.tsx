import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ListGroup, ListGroupItem } from 'reactstrap';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Load more', nl: 'Meer laden' },
  when: {
    en: 'For a feed, read from the top. The focus goes to the first new row, so that nobody starts again.',
    nl: 'Voor een stroom die van boven gelezen wordt. De focus gaat naar de eerste nieuwe rij, zodat niemand opnieuw begint.',
  },
} as const satisfies DemoAbout;

export default function LoadMore() {
  const text = useTexts(texts);
  const [count, setCount] = useState(3);
  const fresh = useRef<HTMLSpanElement>(null);
  const loadMore = () => {
    flushSync(() => setCount(count + 3));
    fresh.current?.focus();
    announce(text.shown(Math.min(count + 3, text.events.length), text.events.length));
  };
  return (
    <>
      <ListGroup className="mb-3">
        {text.events.slice(0, count).map((event, index) => (
          <ListGroupItem key={event}>
            <span ref={index === count - 3 ? fresh : undefined} tabIndex={-1}>
              {event}
            </span>
          </ListGroupItem>
        ))}
      </ListGroup>
      {count < text.events.length && (
        <Button color="secondary" outline onClick={loadMore}>
          {text.more}
        </Button>
      )}
    </>
  );
}

const texts = {
  en: {
    events: [
      '14:02 Belgium was changed',
      '13:58 240 rentals were imported',
      '13:40 Joost withdrew an invitation',
      '12:15 Luxembourg was deleted',
      '12:14 Luxembourg was added',
      '09:30 The first sign-in of the day',
      '09:00 The figures were computed',
    ],
    more: 'Show older changes',
    shown: (count: number, all: number) => `${count} of ${all} changes are shown.`,
  },
  nl: {
    events: [
      '14:02 België is gewijzigd',
      '13:58 Er zijn 240 verhuringen geïmporteerd',
      '13:40 Joost trok een uitnodiging in',
      '12:15 Luxemburg is verwijderd',
      '12:14 Luxemburg is toegevoegd',
      '09:30 De eerste inlog van de dag',
      '09:00 De cijfers zijn berekend',
    ],
    more: 'Oudere wijzigingen tonen',
    shown: (count: number, all: number) => `Er staan ${count} van de ${all} wijzigingen.`,
  },
};
