import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ReactTablePage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.reactTable',
  isWide: true,
  when: {
    en: 'A table that readers arrange themselves: TanStack Table keeps order, filters, groups and pages, and the markup stays yours. Up to about a thousand rows; beyond that, draw only what is in sight, as the data table does.',
    nl: 'Een tabel die de lezer zelf inricht: TanStack Table houdt volgorde, filters, groepen en pagina’s bij, en de opmaak blijft aan u. Tot zo’n duizend rijen; daarboven wordt alleen getekend wat in beeld is, zoals de gegevenstabel doet.',
  },
  accessibility: {
    en: [
      'Heads that sort are buttons, and aria-sort on the cell says how the column is sorted. Shift with a click adds a second column to the order.',
      'How many rows are left after a filter, and what page shows, is said by a status line, without taking the focus.',
      'A column moves by keyboard too: Space picks it up, the arrow keys move it, Space drops it, Escape puts it back, and each step is announced.',
      'The checkbox in the header has a third, mixed state when some rows are selected.',
    ],
    nl: [
      'Koppen die sorteren zijn knoppen, en aria-sort op de cel zegt hoe de kolom staat. Met Shift erbij voegt u een tweede kolom aan de volgorde toe.',
      'Hoeveel rijen een filter overlaat en welke pagina u ziet, zegt een statusregel, zonder de focus te verplaatsen.',
      'Een kolom verplaatst u ook met het toetsenbord: spatie pakt op, de pijltoetsen verplaatsen, spatie zet neer, Escape zet terug, en elke stap wordt gezegd.',
      'Het vinkje in de kop zegt met zijn derde, gemengde stand dat een deel van de rijen is geselecteerd.',
    ],
  },
  documentation: { tanstackTable: 'introduction', dndkit: 'presets/sortable', reactstrap: 'components-table--props' },
  related: [
    { path: '/tables/basic-table', titleKey: 'pages.basicTable' },
    { path: '/tables/data-table', titleKey: 'pages.dataTable' },
    { path: '/ui/pagination', titleKey: 'pages.uiPagination' },
  ],
};
