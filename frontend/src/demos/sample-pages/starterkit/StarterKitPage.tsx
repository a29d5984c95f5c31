import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function StarterKitPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.starterKit',
  when: {
    en: 'To begin a page of your own: copy the example that is nearest to what you need into a folder under frontend/src/features, give it a line in frontend/src/navigation and in app/pageModules.ts, an icon in navigation/pageIcons.ts, and its title in both languages. Sidebar, breadcrumbs, palette and tests find it there. An app with a list starts with createSampleSlice and SampleListPage: the README names each file.',
    nl: 'Om een eigen pagina te beginnen: kopieer het voorbeeld dat het dichtst in de buurt komt naar een map onder frontend/src/features, geef het een regel in frontend/src/navigation en in app/pageModules.ts, een pictogram in navigation/pageIcons.ts, en een titel in beide talen. Zijbalk, kruimelpad, palet en tests vinden het daar. Een app met een lijst begint met createSampleSlice en SampleListPage: de README noemt elk bestand.',
  },
  accessibility: {
    en: [
      'A page has one h1. On arrival the page is announced and the heading gets the focus; the layout does both.',
      'What is loading is marked with aria-busy and has the size of what comes, so that nothing jumps.',
      'An error says what to do next and has the button that does it.',
    ],
    nl: [
      'Een pagina heeft één h1. Bij aankomst wordt de pagina aangekondigd en krijgt de kop de focus; dat doet de lay-out.',
      'Wat nog laadt is gemarkeerd met aria-busy en even groot als wat er komt, zodat er niets verspringt.',
      'Een fout zegt wat er nu kan, en heeft de knop die het doet.',
    ],
  },
  documentation: { bootstrap: 'components/card/' },
  related: [
    { path: '/sample-pages/helper-class', titleKey: 'pages.helperClass' },
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
    { path: '/about', titleKey: 'pages.about' },
  ],
};
