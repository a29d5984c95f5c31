import './grid.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function GridPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiGrid',
  isWide: true,
  when: {
    en: 'How a page divides its width: twelve parts, the same gutters everywhere, and other shares as the window grows. Within a card, flex or a grid of its own is usually less.',
    nl: 'Hoe een pagina haar breedte verdeelt: twaalf delen, overal dezelfde tussenruimte, en andere delen naarmate het venster groeit. Binnen een kaart is flex of een eigen raster meestal genoeg.',
  },
  accessibility: {
    en: [
      'Rows and columns are plain <div>s without a role: the order in the source is the order in which they are read and tabbed through.',
      'order-* moves a column for the eye only. Use it where both orders make sense, never to put the first thing last.',
      'A page zoomed to 400% is as narrow as a phone, and gets the columns of a phone: nothing scrolls sideways.',
      'Start and end follow the direction of reading; there is no left or right in the classes.',
    ],
    nl: [
      'Rijen en kolommen zijn gewone <div>’s zonder rol: de volgorde in de bron is de volgorde van het lezen en van de Tab-toets.',
      'order-* verplaatst een kolom alleen voor het oog. Gebruik het waar beide volgordes kloppen, nooit om het eerste als laatste te zetten.',
      'Een pagina op 400% is zo smal als een telefoon en krijgt de kolommen van een telefoon: niets scrolt zijwaarts.',
      'Start en end volgen de leesrichting; links en rechts komen in de klassen niet voor.',
    ],
  },
  documentation: { reactstrap: 'components-layout--props', bootstrap: 'layout/grid/' },
  related: [
    { path: '/form-layout/form-grid', titleKey: 'pages.formGrid' },
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
    { path: '/sample-pages/helper-class', titleKey: 'pages.helperClass' },
    { path: '/sample-pages/starterkit', titleKey: 'pages.starterKit' },
  ],
};
