import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?glyph';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?glyph';
import { useState } from 'react';
import { Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Sorting and totals', nl: 'Sorteren en totalen' },
  when: {
    en: 'When the order is the message and the sum has to be there. The totals stay at the foot, however the rows are sorted.',
    nl: 'Als de volgorde de boodschap is en het totaal erbij hoort. De totalen blijven onderaan staan, hoe u de rijen ook sorteert.',
  },
} as const satisfies DemoAbout;

export default function SortedTotals() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const [column, setColumn] = useState<Column>('rent');
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending');
  const sign = direction === 'ascending' ? 1 : -1;
  const rows = quarters.toSorted((one, other) => sign * (one[column] - other[column]));
  const sortBy = (chosen: Column) => {
    setDirection(chosen === column && direction === 'descending' ? 'ascending' : 'descending');
    setColumn(chosen);
  };
  return (
    <Table responsive className="mb-0">
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.city}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className="text-end" aria-sort={name === column ? direction : 'none'}>
              <button type="button" className="btn btn-link btn-sm p-0 text-reset" onClick={() => sortBy(name)}>
                {text[name]}
                {name === column && <Icon icon={direction === 'ascending' ? arrowUp : arrowDown} />}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ city, ...figures }) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            {columns.map((name) => (
              <td key={name} className="text-end">
                {number(figures[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="table-group-divider fw-semibold">
        <tr>
          <th scope="row">{text.total}</th>
          {columns.map((name) => (
            <td key={name} className="text-end">
              {number(quarters.reduce((sum, quarter) => sum + quarter[name], 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}

const columns = ['rent', 'costs', 'tax'] as const;
type Column = (typeof columns)[number];

const quarters = [
  { city: 'Amsterdam', rent: 418_200, costs: 96_450, tax: 29_274 },
  { city: 'Leiden', rent: 88_950, costs: 24_100, tax: 5_337 },
  { city: 'Maastricht', rent: 61_700, costs: 15_880, tax: 3_702 },
  { city: 'Rotterdam', rent: 297_640, costs: 81_300, tax: 19_346 },
  { city: 'Utrecht', rent: 203_115, costs: 44_720, tax: 14_218 },
];

const texts = {
  en: {
    caption: 'Third quarter of 2026, in euros',
    city: 'City',
    rent: 'Rent',
    costs: 'Costs',
    tax: 'Tourist tax',
    total: 'Total',
  },
  nl: {
    caption: 'Derde kwartaal van 2026, in euro’s',
    city: 'Stad',
    rent: 'Huur',
    costs: 'Kosten',
    tax: 'Toeristenbelasting',
    total: 'Totaal',
  },
};
