import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function PaginationPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiPagination',
  when: {
    en: 'A list too long for one page, when readers want to know how much there is and where they are. Up to a few hundred rows a list that scrolls is easier; a feed may load more at its end.',
    nl: 'Een lijst die te lang is voor één pagina, als de lezer wil weten hoeveel er is en waar hij staat. Tot een paar honderd rijen is een lijst die scrolt vriendelijker; een stroom mag aan het eind meer laden.',
  },
  accessibility: {
    en: [
      'It is a nav with a name of its own: reactstrap calls every one “pagination”, in English.',
      'The current page has aria-current="page"; each number says what it is (“Page 3”), as it is read alone.',
      'Choosing a page says what is shown now, in a live region, and leaves the focus where it is.',
      'reactstrap only colours what is disabled: the button itself has to be disabled too.',
    ],
    nl: [
      'Het is een nav met een eigen naam: reactstrap noemt ze allemaal “pagination”, in het Engels.',
      'De huidige pagina heeft aria-current="page"; elk getal zegt wat het is (“Pagina 3”), want het wordt los voorgelezen.',
      'Wie een pagina kiest, hoort wat er nu staat, uit een live region, en de focus blijft waar hij is.',
      'reactstrap kleurt alleen wat uitgeschakeld is: de knop zelf moet ook uit.',
    ],
  },
  documentation: { reactstrap: 'components-pagination--props', bootstrap: 'components/pagination/' },
  related: [
    { path: '/tables/react-table', titleKey: 'pages.reactTable' },
    { path: '/tables/data-table', titleKey: 'pages.dataTable' },
    { path: '/ui/table', titleKey: 'pages.uiTable' },
    { path: '/ui/list-group', titleKey: 'pages.uiListGroup' },
  ],
};
