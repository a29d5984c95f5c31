import { createColumnHelper, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?glyph';
import { Fragment, useId } from 'react';
import { Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';
import { type Stay, staysUpTo } from '../stays';

export const about = {
  place: 3,
  formerAnchor: 'row-details',
  title: { en: 'Expandable rows', nl: 'Uitklapbare rijen' },
  when: {
    en: 'When a row has more to say than its columns hold, and readers want it beside the other rows.',
    nl: 'Als een rij meer te zeggen heeft dan haar kolommen dragen, en de lezer dat naast de andere rijen wil zien.',
  },
} as const satisfies DemoAbout;

const stays = staysUpTo(5);
const columns = [createColumnHelper<Stay>().accessor('guest', {})];

export default function ExpandableRows() {
  const text = useTexts(texts);
  const { number, date } = useFormats();
  const id = useId();
  const table = useReactTable({
    data: stays,
    columns,
    getRowCanExpand: () => true,
    getCoreRowModel: getCoreRowModel(),
  });
  return (
    <Table responsive className="mb-0" aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.guest}</th>
          <th scope="col">{text.arrives}</th>
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => {
          const { guest, arrives, nights, rental, city, rent } = row.original;
          const isOpen = row.getIsExpanded();
          return (
            <Fragment key={row.id}>
              <tr>
                <th scope="row" className="fw-normal">
                  <button
                    type="button"
                    className="btn btn-link p-0 text-reset"
                    aria-expanded={isOpen}
                    aria-controls={`${id}${row.id}`}
                    onClick={row.getToggleExpandedHandler()}
                  >
                    <Icon icon={isOpen ? chevronDown : chevronRight} directional />
                    {guest}
                  </button>
                </th>
                <td>
                  <bdi>{date(arrives)}</bdi>
                </td>
              </tr>
              <tr id={`${id}${row.id}`} hidden={!isOpen}>
                <td colSpan={2} className="ps-5">
                  {text.details(rental, city, number(nights), number(rent))}
                </td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </Table>
  );
}

const texts = {
  en: {
    table: 'Arrivals',
    guest: 'Guest',
    arrives: 'Arrives',
    details: (rental: string, city: string, nights: string, rent: string) =>
      `${rental} in ${city}, ${nights} nights for € ${rent}.`,
  },
  nl: {
    table: 'Aankomsten',
    guest: 'Gast',
    arrives: 'Komt aan',
    details: (rental: string, city: string, nights: string, rent: string) =>
      `${rental} in ${city}, ${nights} nachten voor € ${rent}.`,
  },
};
