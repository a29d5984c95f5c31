import './tabs.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function TabsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiTabs',
  when: {
    en: 'Two to six views of one thing, of which the reader needs one at a time. What has to be compared belongs side by side, and what has an address of its own is navigation.',
    nl: 'Twee tot zes kanten van één ding, waarvan de lezer er één tegelijk nodig heeft. Wat vergeleken moet worden hoort naast elkaar, en wat een eigen adres heeft is navigatie.',
  },
  accessibility: {
    en: [
      'reactstrap draws the tabs and leaves the rest out: Polder’s useTabs brings the roles, and ties each tab to its panel.',
      'Tab goes to the chosen tab and from there into its panel; arrows, Home and End go from tab to tab, mirrored where the page reads from right to left.',
      'The arrows choose at once where the content is there already. Where it has to be fetched they only move, and Enter chooses.',
      'A panel can have the focus, so that a keyboard can scroll it even if there is nothing in it to press.',
    ],
    nl: [
      'reactstrap tekent de tabbladen en laat de rest weg: useTabs van Polder brengt de rollen, en verbindt elk tabblad met zijn paneel.',
      'Tab gaat naar het gekozen tabblad en vandaar het paneel in; pijltoetsen, Home en End gaan van tabblad naar tabblad, gespiegeld als de pagina van rechts naar links wordt gelezen.',
      'De pijltoetsen kiezen meteen als de inhoud er al is. Moet die opgehaald worden, dan verplaatsen ze alleen, en kiest Enter.',
      'Een paneel kan de focus krijgen, zodat een toetsenbord erdoor kan scrollen, ook als er niets in te drukken valt.',
    ],
  },
  documentation: { reactstrap: 'components-nav--props', bootstrap: 'components/navs-tabs/#javascript-behavior' },
  related: [
    { path: '/ui/nav', titleKey: 'pages.uiNav' },
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
    { path: '/ui/collapse', titleKey: 'pages.uiCollapse' },
  ],
};
