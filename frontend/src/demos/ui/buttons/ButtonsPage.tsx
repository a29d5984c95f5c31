import './buttons.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ButtonsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiButtons',
  when: {
    en: 'A button does something, a link goes somewhere. Use one primary button in a view, for its main action; the others stay less prominent.',
    nl: 'Een knop doet iets, een link gaat ergens heen. Gebruik per scherm één primaire knop, voor de belangrijkste handeling; de andere vallen minder op.',
  },
  accessibility: {
    en: [
      'A button works with Enter and with the space bar, a link with Enter only: what goes to an address is an <a>, however it looks.',
      'The words are the name. A button with only an icon gets its name from aria-label, and the icon is hidden from screen readers.',
      'A button that is waiting or cannot be used yet stays in the tab order with aria-disabled and says why; disabled removes it from the tab order and loses the focus.',
      'A toggle keeps its name and changes aria-pressed: “Favourite, pressed”. Changing both would announce the opposite.',
    ],
    nl: [
      'Een knop werkt met Enter en met de spatiebalk, een link alleen met Enter: wat naar een adres gaat is een <a>, hoe het er ook uitziet.',
      'De woorden zijn de naam. Een knop met alleen een pictogram krijgt zijn naam van aria-label; het pictogram is verborgen voor schermlezers.',
      'Een knop die bezig is of nog niet te gebruiken is, blijft met aria-disabled in de tabvolgorde en zegt waarom; disabled haalt hem uit de tabvolgorde en verliest de focus.',
      'Een aan-uitknop houdt zijn naam en wisselt aria-pressed: “Favoriet, ingedrukt”. Veranderen beide, dan klinkt het omgekeerde.',
    ],
  },
  documentation: { reactstrap: 'components-button--props', bootstrap: 'components/buttons/' },
  related: [
    { path: '/ui/button-group', titleKey: 'pages.uiButtonGroup' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
    { path: '/ui/spinner', titleKey: 'pages.uiSpinner' },
    { path: '/ui/modal', titleKey: 'pages.uiModal' },
  ],
};
