import { clsx } from 'clsx';
import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'wide',
  title: { en: 'Responsive, with horizontal scrolling', nl: 'Responsief, met horizontaal scrollen' },
  when: {
    en: 'Twelve months do not fit on a phone. The table scrolls within its own box, and the cities stay where they are.',
    nl: 'Twaalf maanden passen niet op een telefoon. De tabel scrolt binnen haar eigen vak, en de steden blijven staan.',
  },
  controls: {
    sticky: { kind: 'switch', value: true },
    stripedColumns: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Responsive({ sticky, stripedColumns }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-responsive" tabIndex={0} aria-label={text.caption}>
      <Table className={clsx(sticky && 'table-first-sticky', stripedColumns && 'table-striped-columns')}>
        <caption className="visually-hidden">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.city}</th>
            {text.months.map((month) => (
              <th key={month} scope="col" className="text-end">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, revenue }) => (
            <tr key={city}>
              <th scope="row" className="text-nowrap">
                {city}
              </th>
              {text.months.map((month, index) => (
                <td key={month} className="text-end">
                  {number(Math.round(revenue * (1 + 0.4 * Math.sin((index - 3) / 2))))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const cities = [
  { city: 'Rotterdam', revenue: 5160 },
  { city: 'Amsterdam', revenue: 20_690 },
  { city: 'Den Haag', revenue: 2480 },
  { city: 'Utrecht', revenue: 2850 },
];

const texts = {
  en: {
    caption: 'Revenue by month, in euros',
    city: 'City',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  nl: {
    caption: 'Omzet per maand, in euro’s',
    city: 'Stad',
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ],
  },
};
