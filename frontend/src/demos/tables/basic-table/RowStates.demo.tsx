import './row-states.scss';
import check from 'bootstrap-icons/icons/check-circle.svg?glyph';
import failed from 'bootstrap-icons/icons/exclamation-octagon.svg?glyph';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?glyph';
import running from 'bootstrap-icons/icons/hourglass-split.svg?glyph';
import { useState } from 'react';
import { Table } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../components/useFormats';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'Row states', nl: 'Toestanden van rijen' },
  when: {
    en: 'When some rows need attention and one may be chosen. Rows without news keep the ground of the page.',
    nl: 'Als sommige rijen aandacht vragen en er één gekozen wordt. Rijen zonder nieuws houden de gewone achtergrond.',
  },
} as const satisfies DemoAbout;

export default function RowStates() {
  const text = useTexts(texts);
  const { number } = useFormats();
  const [chosen, setChosen] = useState('markten-2026-09.csv');
  return (
    <>
      <Table hover responsive className="row-states">
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.choose}</span>
            </th>
            <th scope="col">{text.file}</th>
            <th scope="col" className="text-end">
              {text.rows}
            </th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map(({ file, rows, state }) => (
            <tr key={file} data-state={state} className={file === chosen ? 'table-active' : ''}>
              <td>
                <input
                  type="radio"
                  name="import"
                  className="form-check-input"
                  aria-label={`${text.choose} ${file}`}
                  checked={file === chosen}
                  onChange={() => setChosen(file)}
                />
              </td>
              <th scope="row">{file}</th>
              <td className="text-end">{number(rows)}</td>
              <td>
                <Icon icon={glyphs[state]} /> {text[state]}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status">{text.chosen(chosen)}</p>
    </>
  );
}

const glyphs = { done: check, running, warning, failed };

const imports = [
  { file: 'markten-2026-10.csv', rows: 1204, state: 'running' },
  { file: 'markten-2026-09.csv', rows: 1187, state: 'done' },
  { file: 'verhuur-belgie.csv', rows: 412, state: 'warning' },
  { file: 'rentals-export.txt', rows: 0, state: 'failed' },
] as const;

const texts = {
  en: {
    caption: 'Imports of this week',
    choose: 'Choose',
    file: 'File',
    rows: 'Rows',
    state: 'State',
    done: 'Imported',
    running: 'Being imported',
    warning: '12 rows without a country',
    failed: 'Not a CSV file',
    chosen: (file: string) => `Chosen: ${file}`,
  },
  nl: {
    caption: 'Imports van deze week',
    choose: 'Kies',
    file: 'Bestand',
    rows: 'Rijen',
    state: 'Toestand',
    done: 'Geïmporteerd',
    running: 'Wordt geïmporteerd',
    warning: '12 rijen zonder land',
    failed: 'Geen CSV-bestand',
    chosen: (file: string) => `Gekozen: ${file}`,
  },
};
