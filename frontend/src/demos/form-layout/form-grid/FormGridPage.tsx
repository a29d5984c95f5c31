import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormGridPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formGrid',
  isWide: true,
  when: {
    en: 'Fields side by side, where that helps: a postcode beside its house number, from beside until. The grid puts them below each other where the screen is too narrow.',
    nl: 'Velden naast elkaar, waar dat helpt: een postcode naast het huisnummer, van naast tot. Het raster zet ze onder elkaar waar het scherm te smal is.',
  },
  accessibility: {
    en: [
      'The order in the source is the order in which people answer; columns never change it, so the Tab key goes along the lines.',
      'The width of a field tells how long its answer is: a postcode is short, a street is long.',
      'At 390 px, and at 400% zoom, every row is one column: nothing scrolls sideways.',
      'Rows that can be added have a name with their number, and taking one away says so and keeps the focus near.',
    ],
    nl: [
      'De volgorde in de bron is de volgorde waarin mensen antwoorden; kolommen veranderen die nooit, dus de Tab-toets loopt langs de regels.',
      'De breedte van een veld zegt hoe lang het antwoord is: een postcode is kort, een straat is lang.',
      'Bij 390 px, en bij 400% zoom, is elke rij één kolom: niets schuift opzij.',
      'Rijen die u kunt toevoegen hebben een naam met hun nummer, wie er een weghaalt, hoort dat, en de focus blijft in de buurt.',
    ],
  },
  documentation: { reactstrap: 'components-layout--props', bootstrap: 'forms/layout/#form-grid' },
  related: [
    { path: '/form-layout/form-basic', titleKey: 'pages.formBasic' },
    { path: '/ui/grid', titleKey: 'pages.uiGrid' },
    { path: '/form-layout/form-group', titleKey: 'pages.formGroup' },
  ],
};
