import left from 'bootstrap-icons/icons/chevron-left.svg?glyph';
import right from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { useId, useState } from 'react';
import { Input, Label, ListGroup, ListGroupItem, Pagination, PaginationItem, PaginationLink } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Rows per page', nl: 'Rijen per pagina' },
  when: {
    en: 'Below a table that people work in. After the choice the first row that was shown is still shown.',
    nl: 'Onder een tabel waarin gewerkt wordt. Na de keuze staat de eerste rij die er stond er nog.',
  },
} as const satisfies DemoAbout;

export default function RowsPerPage() {
  const text = useTexts(texts);
  const id = useId();
  const [perPage, setPerPage] = useState(5);
  const [first, setFirst] = useState(0);
  const last = Math.min(first + perPage, guests.length);
  const choose = (count: number) => {
    setPerPage(count);
    setFirst(first - (first % count));
  };
  return (
    <>
      <ListGroup flush className="mb-3">
        {guests.slice(first, last).map((guest) => (
          <ListGroupItem key={guest}>{guest}</ListGroupItem>
        ))}
      </ListGroup>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Label for={id} className="mb-0">
          {text.perPage}
        </Label>
        <Input
          id={id}
          type="select"
          className="w-auto"
          value={perPage}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option>3</option>
          <option>5</option>
          <option>10</option>
        </Input>
        <span role="status" className="ms-auto">
          {text.range(first + 1, last, guests.length)}
        </span>
        <Pagination aria-label={text.label} listClassName="mb-0">
          <PaginationItem disabled={first === 0}>
            <PaginationLink
              previous
              aria-label={text.previous}
              // Unlike disabled, aria-disabled keeps the focus.
              aria-disabled={first === 0}
              onClick={() => setFirst(Math.max(first - perPage, 0))}
            >
              <Icon icon={left} directional />
            </PaginationLink>
          </PaginationItem>
          <PaginationItem disabled={last === guests.length}>
            <PaginationLink
              next
              aria-label={text.next}
              aria-disabled={last === guests.length}
              onClick={() => setFirst(last === guests.length ? first : last)}
            >
              <Icon icon={right} directional />
            </PaginationLink>
          </PaginationItem>
        </Pagination>
      </div>
    </>
  );
}

const guests = ['Anna', 'Bas', 'Chaima', 'Daan', 'Esra', 'Femke', 'Gijs', 'Hanna', 'Imran', 'Joost', 'Karim', 'Lotte'];

const texts = {
  en: {
    label: 'Pages of guests',
    perPage: 'Guests per page',
    range: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  nl: {
    label: 'Pagina’s met gasten',
    perPage: 'Gasten per pagina',
    range: (first: number, last: number, all: number) => `${first} tot en met ${last} van ${all}`,
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
  },
};
