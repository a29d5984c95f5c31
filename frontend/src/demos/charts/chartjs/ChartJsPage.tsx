import './chartjs.scss';
import '../../dashboard-cards.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ChartJsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.chartJs',
  isWide: true,
  when: {
    en: 'Every kind of chart that Chart.js draws. It draws on a canvas: small to load, and quick with thousands of points. Each demo registers just the parts that it needs. Where readers save charts as pictures that stay sharp, choose ApexCharts.',
    nl: 'Elke soort grafiek die Chart.js tekent. Het tekent op een canvas: klein om te laden en vlot met duizenden punten. Elk voorbeeld meldt precies de onderdelen aan die het nodig heeft. Wilt u grafieken opslaan als een afbeelding die scherp blijft, kies dan ApexCharts.',
  },
  accessibility: {
    en: [
      'A canvas has no content for screen readers: each has role="img", a name, and the finding in a sentence.',
      'The figures stand in a table under the button “Show as table”, for everybody.',
      'Lines differ in their points’ shapes as well as in colour, and bars have a legend in their own order.',
      'New figures are announced by a status line; with reduced motion the chart changes without moving.',
    ],
    nl: [
      'Een canvas zegt zelf niets: elk heeft role="img", een naam, en de bevinding in een zin.',
      'De cijfers staan in een tabel onder de knop “Als tabel tonen”, voor iedereen.',
      'Lijnen verschillen ook in de vorm van hun punten, en staven hebben een legenda in dezelfde volgorde.',
      'Nieuwe cijfers worden gezegd in een statusregel; met minder beweging verandert de grafiek zonder te bewegen.',
    ],
  },
  documentation: { chartjs: '', reactChartjs2: '' },
  related: [
    { path: '/charts/apex', titleKey: 'pages.apexCharts' },
    { path: '/widget', titleKey: 'pages.widgets' },
    { path: '/tables/data-table', titleKey: 'pages.dataTable' },
  ],
};
