import './nav.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function NavPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiNav',
  when: {
    en: 'Links to places of one level: the folders of a mailbox, the parts of a settings page. Each has an address of its own. What only swaps a part of the page is tabs.',
    nl: 'Links naar plekken op één niveau: de mappen van een postvak, de delen van een instellingenpagina. Elk heeft een eigen adres. Wat alleen een deel van de pagina wisselt, zijn tabbladen.',
  },
  accessibility: {
    en: [
      'Each list stands in a nav with a name of its own: a page has several, and a screen reader lists them.',
      'aria-current="page" says where the reader is; the class active alone only shows it.',
      'A link goes somewhere and a button does something: no role="tab" here, and no arrow keys.',
      'Keep the link of a page that somebody may not use, and let the page say why: a link that comes and goes cannot be learned, and a disabled one cannot be read.',
    ],
    nl: [
      'Elke lijst staat in een nav met een eigen naam: een pagina heeft er meer, en een schermlezer somt ze op.',
      'aria-current="page" zegt waar de lezer is; de klasse active alleen laat het enkel zien.',
      'Een link gaat ergens heen en een knop doet iets: hier geen role="tab", en geen pijltoetsen.',
      'Laat de link staan naar een pagina die iemand niet mag gebruiken, en laat de pagina zeggen waarom: een link die komt en gaat is niet te leren, en een uitgeschakelde niet te lezen.',
    ],
  },
  documentation: { reactstrap: 'components-nav--props', bootstrap: 'components/navs-tabs/' },
  related: [
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
    { path: '/ui/navbar', titleKey: 'pages.uiNavbar' },
    { path: '/ui/breadcrumbs', titleKey: 'pages.uiBreadcrumbs' },
    { path: '/ui/list-group', titleKey: 'pages.uiListGroup' },
  ],
};
