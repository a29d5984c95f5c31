import './navbar.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function NavbarPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiNavbar',
  isWide: true,
  when: {
    en: 'The bar at the top of a site: its name, its main pages, and actions that are available everywhere. One per page; what belongs to one page only is a nav or tabs.',
    nl: 'De balk boven een site: van wie die is, de hoofdplekken, en wat de lezer overal kan doen. Eén per pagina; wat maar bij één pagina hoort is navigatie of zijn tabbladen.',
  },
  accessibility: {
    en: [
      'The bar is a nav with a name of its own, and its links say aria-current="page" where the reader is.',
      'The button that folds it out says aria-expanded and aria-controls; reactstrap brings neither, and its English name has to be translated.',
      'While the menu is closed the links are display: none, so Tab skips them.',
      'A bar that stays on top must not hide what has the focus: give the page scroll-padding of its height.',
    ],
    nl: [
      'De balk is een nav met een eigen naam, en de links zeggen aria-current="page" waar de lezer is.',
      'De knop die uitklapt zegt aria-expanded en aria-controls; reactstrap geeft geen van beide, en de Engelse naam moet worden vertaald.',
      'Ingeklapt zijn de links display: none, en dus ook met Tab niet te bereiken.',
      'Een balk die bovenaan blijft mag niet verbergen wat de focus heeft: geef de pagina scroll-padding van die hoogte.',
    ],
  },
  documentation: { reactstrap: 'components-navbar--props', bootstrap: 'components/navbar/' },
  related: [
    { path: '/ui/nav', titleKey: 'pages.uiNav' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
    { path: '/ui/collapse', titleKey: 'pages.uiCollapse' },
  ],
};
