import { Table } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'looks',
  title: { en: 'Variants', nl: 'Varianten' },
  when: {
    en: 'Lines between the rows are enough. Stripes help to follow wide rows, hover marks the row under the pointer, small fits more rows.',
    nl: 'Lijnen tussen de rijen zijn genoeg. Strepen leiden het oog langs brede rijen, hover helpt de hand, klein maakt plaats voor meer.',
  },
  controls: {
    striped: { kind: 'switch', value: false },
    hover: { kind: 'switch', value: true },
    bordered: { kind: 'switch', value: false },
    borderless: { kind: 'switch', value: false },
    small: { kind: 'switch', value: false },
    captionTop: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Variants(props: ControlValues<typeof about.controls>) {
  const { striped, hover, bordered, borderless, small, captionTop } = props;
  const text = useTexts(texts);
  return (
    <Table
      striped={striped}
      hover={hover}
      bordered={bordered}
      borderless={borderless}
      size={small ? 'sm' : undefined}
      className={captionTop ? 'caption-top' : ''}
    >
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.house}</th>
          <th scope="col">{text.guest}</th>
          <th scope="col" className="text-end">
            {text.nights}
          </th>
        </tr>
      </thead>
      <tbody>
        {stays.map(({ house, guest, nights }) => (
          <tr key={house}>
            <th scope="row">{house}</th>
            <td>{guest}</td>
            <td className="text-end">{nights}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const stays = [
  { house: 'Herengracht 401', guest: 'Sofia Lindqvist', nights: 4 },
  { house: 'Oudegracht 112', guest: 'Jean-Baptiste Moreau', nights: 11 },
  { house: 'Veerhaven 7', guest: 'Aylin Demir', nights: 2 },
  { house: 'Voorstraat 44', guest: 'Bram Visser', nights: 7 },
];

const texts = {
  en: { caption: 'Stays that begin this week', house: 'House', guest: 'Guest', nights: 'Nights' },
  nl: { caption: 'Verblijven die deze week beginnen', house: 'Huis', guest: 'Gast', nights: 'Nachten' },
};
