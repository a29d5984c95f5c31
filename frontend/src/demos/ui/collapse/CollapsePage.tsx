import './collapse.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function CollapsePage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiCollapse',
  when: {
    en: 'Content that few people need, one press away, where they would look for it. Keep open what most people need: hidden content is easily missed.',
    nl: 'Wat weinig mensen nodig hebben, één druk verderop, op de plek waar ze het zoeken. Wat de meesten nodig hebben blijft open: wie niet weet dat iets er is, vindt het niet.',
  },
  accessibility: {
    en: [
      'The button has aria-expanded and aria-controls, and keeps its name: “What it costs, expanded”. reactstrap’s AccordionHeader and UncontrolledCollapse set neither; the demos have a button of their own.',
      'In an accordion each button stands in a heading, so that screen readers can jump from question to question.',
      'What is closed is not displayed at all: neither Tab nor the reader’s cursor gets in.',
      'Opening moves nothing but what is below; the focus stays on the button. With reduced motion there is no animation.',
    ],
    nl: [
      'De knop heeft aria-expanded en aria-controls, en houdt zijn naam: “Wat het kost, uitgevouwen”. AccordionHeader en UncontrolledCollapse van reactstrap zetten geen van beide; de demo’s hebben een eigen knop.',
      'In een accordeon staat elke knop in een kop, zodat wie een schermlezer gebruikt van vraag naar vraag springt.',
      'Wat dicht is wordt helemaal niet getoond: Tab noch de leescursor komt erin.',
      'Bij het openen verschuift alleen wat eronder staat; de focus blijft op de knop. Wie minder beweging wil, ziet geen animatie.',
    ],
  },
  documentation: { reactstrap: 'components-collapse--props', bootstrap: 'components/collapse/' },
  related: [
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
    { path: '/apps/treeview', titleKey: 'pages.treeView' },
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
  ],
};
