import './responsive.scss';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  title: { en: 'Responsive table', nl: 'Responsieve tabel' },
  when: {
    en: 'When every column is needed, also on a phone: the table scrolls sideways in its own frame, and the names stay.',
    nl: 'Als elke kolom nodig is, ook op een telefoon: de tabel schuift opzij in haar eigen kader en de namen blijven staan.',
  },
} as const satisfies DemoAbout;

export default function Responsive() {
  const text = useTexts(texts);
  const { percent } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-responsive names-stay" tabIndex={0} aria-label={text.name}>
      <table className="table table-striped-columns mb-0">
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
          {occupancy.map(({ city, months }) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              {months.map((share, month) => (
                <td key={text.months[month]} className="text-end">
                  {percent(share / 100)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const occupancy = [
  { city: 'Zandvoort', months: [22, 26, 38, 61, 74, 88, 97, 99, 71, 45, 28, 25] },
  { city: 'Giethoorn', months: [14, 19, 35, 72, 83, 90, 95, 96, 78, 41, 18, 21] },
  { city: 'Lisse', months: [9, 12, 64, 98, 93, 52, 47, 44, 38, 24, 11, 10] },
  { city: 'Valkenburg aan de Geul', months: [31, 42, 37, 49, 58, 63, 81, 84, 66, 59, 62, 77] },
];

const texts = {
  en: {
    name: 'Occupancy by month, 2025',
    city: 'Place',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  nl: {
    name: 'Bezetting per maand, 2025',
    city: 'Plaats',
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  },
};
