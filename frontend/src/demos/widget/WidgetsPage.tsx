import '../dashboard-cards.scss';
import { DemoPage } from '../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function WidgetsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.widgets',
  isWide: true,
  when: {
    en: 'The cards that the dashboards are made of, here with sample data: the population of the world’s countries. Each takes plain rentals or figures, so that it can stand on any page.',
    nl: 'De kaarten waaruit de dashboards bestaan, hier met voorbeeldgegevens: de inwoners van alle landen. Elke kaart neemt gewone verhuringen of cijfers aan en kan dus op elke pagina staan.',
  },
  accessibility: {
    en: [
      'Each card is a region named by its own heading; the list of regions is the list of cards.',
      'A chart is a picture with the finding in words, and one button turns it into a table of the same figures.',
      'Figures stand in description lists: their name is read before them, and what puts them in proportion after.',
      'Saving is a menu for keyboards too, and says when the file is there.',
    ],
    nl: [
      'Elke kaart is een gebied met haar eigen kop als naam; de lijst van gebieden is de lijst van kaarten.',
      'Een grafiek is een beeld met de bevinding in woorden, en één knop maakt er een tabel van met dezelfde cijfers.',
      'Cijfers staan in beschrijvingslijsten: eerst hoort u wat het is, dan het cijfer, dan wat het in verhouding zet.',
      'Opslaan is een menu dat ook met het toetsenbord werkt, en het zegt wanneer het bestand er is.',
    ],
  },
  documentation: { reactstrap: 'components-card--props' },
  related: [
    { path: '/dashboards/Rotterdam', titleKey: 'pages.rotterdam' },
    { path: '/charts/apex', titleKey: 'pages.apexCharts' },
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
  ],
};
