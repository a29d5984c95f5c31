import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Groups and totals', nl: 'Groepen en totalen' },
  when: {
    en: 'Figures end on the same line, in digits of one width. A body per group, and what they add up to in the foot.',
    nl: 'Cijfers eindigen op dezelfde lijn, in cijfers van één breedte. Een body per groep, en de som in de voet.',
  },
} as const satisfies DemoAbout;

export default function Totals() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const euros = (amount: number) => `€ ${number(amount)}`;
  const all = groups.flatMap(({ cities }) => cities);
  return (
    <Table>
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.city}</th>
          <th scope="col" className="text-end">
            {text.rentals}
          </th>
          <th scope="col" className="text-end">
            {text.revenue}
          </th>
        </tr>
      </thead>
      {groups.map(({ province, cities }) => (
        <tbody key={province} className="table-group-divider">
          <tr>
            <th scope="rowgroup" colSpan={3} className="text-body-secondary">
              {province}
            </th>
          </tr>
          {cities.map(({ city, rentals, revenue }) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              <td className="text-end">{number(rentals)}</td>
              <td className="text-end">{euros(revenue)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot className="table-group-divider">
        <tr>
          <th scope="row">{text.together}</th>
          <td className="text-end">{number(all.reduce((sum, { rentals }) => sum + rentals, 0))}</td>
          <td className="text-end">{euros(all.reduce((sum, { revenue }) => sum + revenue, 0))}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const groups = [
  {
    province: 'Zuid-Holland',
    cities: [
      { city: 'Rotterdam', rentals: 418, revenue: 61_940 },
      { city: 'Den Haag', rentals: 187, revenue: 29_815 },
    ],
  },
  {
    province: 'Noord-Holland',
    cities: [{ city: 'Amsterdam', rentals: 1204, revenue: 248_310 }],
  },
  { province: 'Utrecht', cities: [{ city: 'Utrecht', rentals: 236, revenue: 34_220 }] },
];

const texts = {
  en: { caption: 'The year so far', city: 'City', rentals: 'Rentals', revenue: 'Revenue', together: 'Together' },
  nl: { caption: 'Het jaar tot nu toe', city: 'Stad', rentals: 'Verhuringen', revenue: 'Omzet', together: 'Samen' },
};
