import './breadcrumbs.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function BreadcrumbsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiBreadcrumbs',
  when: {
    en: 'Where a page stands among the others, and the way back up. From the third level on: with two, the navigation has said it already. It shows the place in the hierarchy, not the visited pages.',
    nl: 'Waar een pagina staat tussen de andere, en de weg terug omhoog. Vanaf het derde niveau: bij twee heeft de navigatie het al gezegd. Het toont de plaats in het geheel, niet de stappen die iemand zette.',
  },
  accessibility: {
    en: [
      'It is a <nav> with a name of its own around an ordered list: screen readers say how long the path is. reactstrap names it “breadcrumb”; name it in the reader’s language.',
      'The page that is open comes last, is not a link, and has aria-current="page".',
      'The dividers are drawn by the style sheet: nobody has to listen to “slash”. Dividers with a direction, such as ›, are mirrored on pages that read from right to left.',
      'What is left out of a long path stays reachable: a button with a menu of the missing levels, instead of three dots that do nothing.',
    ],
    nl: [
      'Het is een <nav> met een eigen naam om een genummerde lijst: een schermlezer zegt hoe lang het pad is. reactstrap noemt hem “breadcrumb”; geef hem een naam in de taal van de lezer.',
      'De pagina die openstaat komt het laatst, is geen link en heeft aria-current="page".',
      'De scheidingstekens komen uit het stijlblad: niemand hoeft “schuine streep” te horen. Een teken dat wijst, zoals ›, keert vanzelf om op een pagina die van rechts naar links wordt gelezen.',
      'Wat uit een lang pad wegvalt blijft bereikbaar: een knop met een menu van de ontbrekende niveaus, geen drie dode puntjes.',
    ],
  },
  documentation: { reactstrap: 'components-breadcrumb--props', bootstrap: 'components/breadcrumb/' },
  related: [
    { path: '/ui/nav', titleKey: 'pages.uiNav' },
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
    { path: '/ui/pagination', titleKey: 'pages.uiPagination' },
    { path: '/apps/treeview', titleKey: 'pages.treeView' },
  ],
};
