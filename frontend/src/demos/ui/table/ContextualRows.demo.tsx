import { Table } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'meanings',
  title: { en: 'Contextual rows', nl: 'Rijen met een betekenis' },
  when: {
    en: 'For the few rows that need attention in a report. If every row is tinted, none stands out.',
    nl: 'Voor de paar rijen in een verslag die aandacht nodig hebben. Krijgt elke rij een tint, dan valt er geen op.',
  },
} as const satisfies DemoAbout;

export default function ContextualRows() {
  const text = useTexts(texts);
  return (
    <Table>
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.row}</th>
          <th scope="col">{text.house}</th>
          <th scope="col">{text.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, house, meaning }) => (
          <tr key={row} className={meaning && `table-${meaning}`}>
            <th scope="row">{row}</th>
            <td>{house}</td>
            <td>{text[meaning ?? 'success']}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const rows: readonly { row: number; house: string; meaning?: 'info' | 'warning' | 'danger' }[] = [
  { row: 11, house: 'Herengracht 401' },
  { row: 12, house: 'Oudegracht 112', meaning: 'warning' },
  { row: 13, house: 'Veerhaven 7', meaning: 'danger' },
  { row: 14, house: 'Voorstraat 44', meaning: 'info' },
  { row: 15, house: 'Lange Voorhout 34' },
];

const texts = {
  en: {
    caption: 'Import of 14 May, rows 11 to 15',
    row: 'Row',
    house: 'House',
    result: 'Result',
    success: 'Imported',
    info: 'Unchanged: it was there already',
    warning: 'Imported without a country',
    danger: 'Left out: the departure is before the arrival',
  },
  nl: {
    caption: 'Import van 14 mei, rij 11 tot en met 15',
    row: 'Rij',
    house: 'Huis',
    result: 'Resultaat',
    success: 'Geïmporteerd',
    info: 'Ongewijzigd: stond er al',
    warning: 'Geïmporteerd zonder land',
    danger: 'Overgeslagen: vertrek ligt voor aankomst',
  },
};
