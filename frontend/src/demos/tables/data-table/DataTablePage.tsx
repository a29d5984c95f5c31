import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function DataTablePage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.dataTable',
  isWide: true,
  when: {
    en: 'More rows than a page can draw. Only what is in sight is there; ordering and searching happen in a worker, so that the page never stops answering. Up to a thousand rows, the React table is simpler.',
    nl: 'Meer rijen dan een pagina kan tekenen. Alleen wat in beeld is bestaat; ordenen en zoeken gebeurt in een worker, zodat de pagina blijft antwoorden. Tot duizend rijen is de React-tabel eenvoudiger.',
  },
  accessibility: {
    en: [
      'The grid is one stop of the Tab key: arrows, Page Up and Down, Home and End move within it, and Tab leaves it. Its length does not matter to the Tab key.',
      'aria-rowcount and aria-rowindex tell where in the whole a row is, although most rows are not drawn.',
      'The cell that the keys stand on is scrolled into sight and named by aria-activedescendant.',
      'Browsers find only what is drawn: the page’s own search has to replace theirs, and says what it found.',
    ],
    nl: [
      'Het raster is één halte van de Tab-toets: pijltoetsen, Page Up en Down, Home en End bewegen erin, en Tab gaat eruit. Honderdduizend rijen houden niemand tegen.',
      'aria-rowcount en aria-rowindex zeggen waar in het geheel een rij staat, ook al zijn de meeste rijen niet getekend.',
      'De cel waarop u staat wordt in beeld geschoven en genoemd door aria-activedescendant.',
      'Een browser vindt alleen wat getekend is: de eigen zoekfunctie van de pagina moet die vervangen, en zegt wat zij vond.',
    ],
  },
  documentation: { tanstackVirtual: 'introduction', reactstrap: 'components-table--props' },
  related: [
    { path: '/tables/react-table', titleKey: 'pages.reactTable' },
    { path: '/tables/basic-table', titleKey: 'pages.basicTable' },
    { path: '/icons/bootstrap', titleKey: 'pages.bootstrapIcons' },
  ],
};
