import './table.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function TablePage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiTable',
  isWide: true,
  when: {
    en: 'Things of one kind with the same few facts each, to be looked up and compared. With filters, pages and groups go on to the React table; with many thousands of rows to the data table.',
    nl: 'Dingen van één soort met elk dezelfde paar feiten, om op te zoeken en te vergelijken. Voor filters, pagina’s en groepen is er de React-tabel; voor vele duizenden rijen de datatabel.',
  },
  accessibility: {
    en: [
      'The caption is the table’s name. Column headers are <th scope="col">, the cell that names the row is <th scope="row">: a screen reader then says “Utrecht, revenue, €34,220”.',
      'What scrolls sideways is a region with a name that the keyboard can reach; the first column stays in sight.',
      'A header that sorts has a button in it, and the column has aria-sort; the arrow alone is visual only.',
      'A tinted row has its reason in words in one of its cells.',
    ],
    nl: [
      'Het bijschrift is de naam van de tabel. Kolomkoppen zijn <th scope="col">, de cel die de rij benoemt is <th scope="row">: een schermlezer zegt dan “Utrecht, omzet, € 34.220”.',
      'Wat zijwaarts scrolt is een gebied met een naam dat met het toetsenbord te bereiken is; de eerste kolom blijft in beeld.',
      'Een kop die sorteert heeft een knop, en de kolom heeft aria-sort; het pijltje zegt het alleen tegen het oog.',
      'Een rij met een tint heeft de reden in woorden in een van haar cellen.',
    ],
  },
  documentation: { reactstrap: 'components-table--props', bootstrap: 'content/tables/' },
  related: [
    { path: '/tables/basic-table', titleKey: 'pages.basicTable' },
    { path: '/tables/react-table', titleKey: 'pages.reactTable' },
    { path: '/tables/data-table', titleKey: 'pages.dataTable' },
    { path: '/ui/pagination', titleKey: 'pages.uiPagination' },
  ],
};
