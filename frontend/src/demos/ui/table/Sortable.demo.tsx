import down from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import up from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { useState } from 'react';
import { Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Sortable columns', nl: 'Sorteerbare kolommen' },
  when: {
    en: 'A dozen rows or more of which people ask for the most or the least. Pressing the same header again reverses the order.',
    nl: 'Een dozijn rijen of meer waarvan mensen het meeste of minste zoeken. Drukt u nog eens op dezelfde kop, dan keert het om.',
  },
} as const satisfies DemoAbout;

export default function Sortable() {
  const text = useTexts(texts);
  const [sorting, setSorting] = useState<Sorting>({ column: 'nights', isDescending: true });
  const sort = (column: Column) => {
    const isDescending = column === sorting.column ? !sorting.isDescending : column === 'nights';
    setSorting({ column, isDescending });
    announce(text.sorted(text[column], isDescending));
  };
  return (
    <Table>
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const isSorted = column === sorting.column;
            const order = sorting.isDescending ? 'descending' : 'ascending';
            return (
              <th key={column} scope="col" aria-sort={isSorted ? order : undefined}>
                <button type="button" className="table-sort" onClick={() => sort(column)}>
                  {text[column]}
                  <Icon icon={isSorted && sorting.isDescending ? down : up} />
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted(sorting).map(({ guest, city, nights }) => (
          <tr key={guest}>
            <th scope="row">{guest}</th>
            <td>{city}</td>
            <td>{nights}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface Guest {
  readonly guest: string;
  readonly city: string;
  readonly nights: number;
}

type Column = keyof Guest;

interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

const columns: readonly Column[] = ['guest', 'city', 'nights'];

const guests: readonly Guest[] = [
  { guest: 'Aylin Demir', city: 'Rotterdam', nights: 2 },
  { guest: 'Bram Visser', city: 'Utrecht', nights: 7 },
  { guest: 'Jean-Baptiste Moreau', city: 'Utrecht', nights: 11 },
  { guest: 'Sofia Lindqvist', city: 'Amsterdam', nights: 4 },
];

function sorted({ column, isDescending }: Sorting): readonly Guest[] {
  const direction = isDescending ? -1 : 1;
  return guests.toSorted((one, other) => {
    if (column === 'nights') return direction * (one.nights - other.nights);
    return direction * one[column].localeCompare(other[column]);
  });
}

const texts = {
  en: {
    caption: 'Guests of this week',
    guest: 'Guest',
    city: 'City',
    nights: 'Nights',
    sorted: (column: string, isDescending: boolean) =>
      `Sorted by ${column}, ${isDescending ? 'descending' : 'ascending'}`,
  },
  nl: {
    caption: 'Gasten van deze week',
    guest: 'Gast',
    city: 'Stad',
    nights: 'Nachten',
    sorted: (column: string, isDescending: boolean) =>
      `Gesorteerd op ${column}, ${isDescending ? 'aflopend' : 'oplopend'}`,
  },
};
