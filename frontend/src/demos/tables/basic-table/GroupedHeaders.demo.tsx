import { Table } from 'reactstrap';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 6,
  formerAnchor: 'grouped-heads',
  title: { en: 'Grouped headers and rows', nl: 'Gegroepeerde koppen en rijen' },
  when: {
    en: 'When columns belong together and so do rows: one head spans its columns, one body holds each group of rows.',
    nl: 'Als kolommen bij elkaar horen en rijen ook: één kop overspant zijn kolommen, één blok houdt elke groep rijen bijeen.',
  },
} as const satisfies DemoAbout;

export default function GroupedHeaders() {
  const text = useTexts(texts);
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="table-responsive" tabIndex={0} aria-label={text.caption}>
      <Table className="mb-0 align-middle">
        <caption>{text.caption}</caption>
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className="align-bottom">
              {text.kind}
            </th>
            {years.map((year) => (
              <th key={year} colSpan={2} scope="colgroup" className="text-center">
                {year}
              </th>
            ))}
          </tr>
          <tr>
            {years.flatMap((year) => [
              <th key={`${year} rentals`} scope="col" className="text-end">
                {text.rentals}
              </th>,
              <th key={`${year} nights`} scope="col" className="text-end">
                {text.nights}
              </th>,
            ])}
          </tr>
        </thead>
        {groups.map(({ place, kinds }) => (
          <tbody key={place} className="table-group-divider">
            <tr>
              <th colSpan={5} scope="rowgroup">
                {text[place]}
              </th>
            </tr>
            {kinds.map(([kind, ...figures]) => (
              <tr key={kind}>
                <th scope="row" className="fw-normal ps-4">
                  {text[kind]}
                </th>
                {figures.map((figure, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are never reordered
                  <td key={column} className="text-end">
                    {number(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </section>
  );
}

const years = ['2024', '2025'];

type Kind = 'houses' | 'flats' | 'boats';

const groups: { place: 'coast' | 'city'; kinds: [Kind, number, number, number, number][] }[] = [
  {
    place: 'coast',
    kinds: [
      ['houses', 412, 58_310, 437, 61_902],
      ['flats', 198, 31_440, 205, 33_118],
    ],
  },
  {
    place: 'city',
    kinds: [
      ['flats', 1_630, 402_775, 1_688, 419_204],
      ['boats', 74, 15_870, 71, 15_322],
    ],
  },
];

const texts = {
  en: {
    caption: 'Rentals and nights, by kind and place',
    kind: 'Kind',
    rentals: 'Rentals',
    nights: 'Nights',
    coast: 'Coast',
    city: 'City',
    houses: 'Holiday houses',
    flats: 'Apartments',
    boats: 'Houseboats',
  },
  nl: {
    caption: 'Verhuringen en nachten, naar soort en plaats',
    kind: 'Soort',
    rentals: 'Verhuringen',
    nights: 'Nachten',
    coast: 'Kust',
    city: 'Stad',
    houses: 'Vakantiehuizen',
    flats: 'Appartementen',
    boats: 'Woonboten',
  },
};
