import '../../dashboard-cards.scss';
import './vector-map.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function VectorMapPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.vectorMap',
  isWide: true,
  when: {
    en: 'When where something is says more than its name: shade countries by a figure, or mark places. Drawn from open data in the browser, without tiles, keys or a server. For a mere comparison, bars are read more exactly.',
    nl: 'Als waar iets is meer zegt dan hoe het heet: tint landen naar een cijfer, of markeer plaatsen. In de browser getekend uit open data, zonder tegels, sleutels of server. Gaat het alleen om vergelijken, dan zijn staven nauwkeuriger te lezen.',
  },
  accessibility: {
    en: [
      'Each map is one stop of the Tab key or a row of buttons. Arrows go from country to country or move the map, plus and minus zoom, 0 shows all again.',
      'A plain wheel scrolls the page; with the focus on the map, or with Ctrl or ⌘, it zooms. The map never traps scrolling.',
      'The same figures stand in a table, one button away. A shade is never the only way to learn a value.',
      'The country under the pointer or the keyboard cursor is outlined, and announced in a sentence with its figures.',
    ],
    nl: [
      'Elke kaart is één halte van de Tab-toets of een rij knoppen. Pijltoetsen gaan van land naar land of verschuiven de kaart, plus en min zoomen, 0 toont weer alles.',
      'Het muiswiel alleen scrolt de pagina; met de focus op de kaart, of met Ctrl of ⌘, zoomt het. De kaart houdt het scrollen nooit tegen.',
      'Dezelfde cijfers staan in een tabel, één knop verder. Een tint is nooit de enige weg naar een waarde.',
      'Het land onder de muis of de toetsenbordcursor krijgt een rand, en wordt gemeld in een zin met de cijfers.',
    ],
  },
  documentation: { d3geo: '', reactstrap: 'components-button--props' },
  related: [
    { path: '/dashboards/Utrecht', titleKey: 'pages.utrecht' },
    { path: '/charts/apex', titleKey: 'pages.apexCharts' },
    { path: '/widget', titleKey: 'pages.widgets' },
  ],
};
