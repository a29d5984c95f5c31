import '../../dashboard-cards.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ApexChartsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.apexCharts',
  isWide: true,
  when: {
    en: 'Every kind of chart that ApexCharts draws, in Polder’s colours. It draws SVG, so charts stay sharp, follow the theme and can be saved as pictures. With thousands of points, choose Chart.js, which draws on a canvas.',
    nl: 'Elke soort grafiek die ApexCharts tekent, in de kleuren van het huis. Het tekent SVG, dus grafieken blijven scherp, volgen het thema en zijn als afbeelding op te slaan. Kies bij duizenden punten Chart.js, dat op een canvas tekent.',
  },
  accessibility: {
    en: [
      'A chart is one picture with a name and its finding in a sentence; nobody has to step through its bars.',
      'One button beside the title turns any chart into a table of the same figures, and another saves either.',
      'The eight data colours can be told apart whichever of the eye’s receptors is missing, and keep 3:1 with both grounds.',
      'Moving charts start on request and can be stopped; with reduced motion nothing is animated.',
    ],
    nl: [
      'Een grafiek is één beeld met een naam en haar bevinding in een zin; niemand hoeft langs de staven te lopen.',
      'Eén knop naast de titel maakt van elke grafiek een tabel met dezelfde cijfers, een andere slaat beide op.',
      'De acht datakleuren blijven te onderscheiden welk zintuigje er ook ontbreekt, en halen 3:1 op beide achtergronden.',
      'Wat vanzelf beweegt begint pas op verzoek en is te stoppen; met minder beweging is er geen animatie.',
    ],
  },
  documentation: { apexcharts: '', reactstrap: 'components-button--props' },
  related: [
    { path: '/charts/chartjs', titleKey: 'pages.chartJs' },
    { path: '/widget', titleKey: 'pages.widgets' },
    { path: '/map/vector', titleKey: 'pages.vectorMap' },
  ],
};
