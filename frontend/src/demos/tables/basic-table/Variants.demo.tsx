import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Variants and sizes', nl: 'Varianten en maten' },
  when: {
    en: 'Hairlines suffice for most tables. Stripes help across many columns, hover where a row leads somewhere, small where many rows have to fit.',
    nl: 'Voor de meeste tabellen volstaan haarlijnen. Strepen helpen bij veel kolommen, hover als een rij ergens heen leidt, klein als er veel rijen moeten passen.',
  },
  controls: {
    striped: { kind: 'switch', value: false },
    hover: { kind: 'switch', value: false },
    bordered: { kind: 'switch', value: false },
    borderless: { kind: 'switch', value: false },
    size: { kind: 'choice', options: ['md', 'sm'], value: 'md' },
    caption: { kind: 'choice', options: ['top', 'bottom'], value: 'top' },
  },
} as const satisfies DemoAbout;

export default function Variants({ caption, ...look }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const { number, percent } = useFormats();
  return (
    <Table {...look} responsive className={caption === 'top' ? 'mb-0 caption-top' : 'mb-0'}>
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.city}</th>
          <th scope="col">{text.province}</th>
          <th scope="col" className="text-end">
            {text.rentals}
          </th>
          <th scope="col" className="text-end">
            {text.occupied}
          </th>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ name, province, rentals, occupied }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{province}</td>
            <td className="text-end">{number(rentals)}</td>
            <td className="text-end">{percent(occupied)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const cities = [
  { name: 'Amsterdam', province: 'Noord-Holland', rentals: 1204, occupied: 0.948 },
  { name: 'Rotterdam', province: 'Zuid-Holland', rentals: 986, occupied: 0.912 },
  { name: 'Den Haag', province: 'Zuid-Holland', rentals: 731, occupied: 0.897 },
  { name: 'Utrecht', province: 'Utrecht', rentals: 642, occupied: 0.961 },
  { name: 'Groningen', province: 'Groningen', rentals: 388, occupied: 0.934 },
];

const texts = {
  en: {
    caption: 'Rentals in the five busiest cities, October 2026',
    city: 'City',
    province: 'Province',
    rentals: 'Rentals',
    occupied: 'Occupied',
  },
  nl: {
    caption: 'Verhuringen in de vijf drukste steden, oktober 2026',
    city: 'Stad',
    province: 'Provincie',
    rentals: 'Verhuringen',
    occupied: 'Bezet',
  },
};
