import './sticky-header.scss';
import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'sticky-head',
  title: { en: 'Sticky header', nl: 'Vaste kop' },
  when: {
    en: 'When a table is longer than its place on the page: the heads stay in sight while the rows scroll beneath them.',
    nl: 'Als een tabel langer is dan haar plek op de pagina: de koppen blijven in beeld terwijl de rijen eronder schuiven.',
  },
} as const satisfies DemoAbout;

export default function StickyHeader() {
  const text = useTexts(texts);
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="sticky-head" tabIndex={0} aria-label={text.name}>
      <Table size="sm">
        <thead>
          <tr>
            <th scope="col">{text.province}</th>
            <th scope="col">{text.capital}</th>
            <th scope="col" className="text-end">
              {text.area}
            </th>
          </tr>
        </thead>
        <tbody>
          {provinces.map(([province, capital, area]) => (
            <tr key={province}>
              <th scope="row">{province}</th>
              <td>{capital}</td>
              <td className="text-end">{number(area)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const provinces: [province: string, capital: string, landInSquareKilometres: number][] = [
  ['Drenthe', 'Assen', 2633],
  ['Flevoland', 'Lelystad', 1412],
  ['Fryslân', 'Leeuwarden', 3340],
  ['Gelderland', 'Arnhem', 4964],
  ['Groningen', 'Groningen', 2324],
  ['Limburg', 'Maastricht', 2147],
  ['Noord-Brabant', '’s-Hertogenbosch', 4905],
  ['Noord-Holland', 'Haarlem', 2665],
  ['Overijssel', 'Zwolle', 3319],
  ['Utrecht', 'Utrecht', 1485],
  ['Zeeland', 'Middelburg', 1783],
  ['Zuid-Holland', 'Den Haag', 2700],
];

const texts = {
  en: { name: 'The twelve provinces', province: 'Province', capital: 'Capital', area: 'Landoppervlak, km²' },
  nl: { name: 'De twaalf provincies', province: 'Provincie', capital: 'Hoofdstad', area: 'Landoppervlak, km²' },
};
