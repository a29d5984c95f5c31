import './dropdown.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function DropdownPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiDropdown',
  when: {
    en: 'A few actions or choices behind one button, where showing them all would take too much room. For a choice in a form, use a select: phones draw that best themselves.',
    nl: 'Een paar handelingen of keuzes achter één knop, als ze allemaal tonen meer plaats kost dan ze waard zijn. Gebruik voor een keuze in een formulier een keuzelijst: die tekenen telefoons zelf het best.',
  },
  accessibility: {
    en: [
      'Enter, Space or Arrow Down opens the menu and goes to its first item. Arrows, Home, End and the first letter move; Escape closes it and goes back to the button, Tab closes it and goes on from there.',
      'The menu needs a name of its own (aria-label), and may hold items, groups and separators only. reactstrap’s header is an <h6> and its disabled items lose their role: the demo fixes both.',
      'A menu is for actions. One choice of several is a listbox (menuRole="listbox"); a form in a dropdown is neither, so its keys are kept from the menu.',
      'reactstrap places by left and right. On a page that reads from right to left the demos turn it round with the prop “end”.',
    ],
    nl: [
      'Enter, spatie of pijl-omlaag opent het menu en gaat naar het eerste onderdeel. Pijltoetsen, Home, End en de eerste letter verplaatsen; Escape sluit het en gaat terug naar de knop, Tab sluit het en gaat vandaar verder.',
      'Het menu heeft een eigen naam nodig (aria-label) en mag alleen onderdelen, groepen en scheidingen bevatten. De kop van reactstrap is een <h6> en uitgezette onderdelen verliezen hun rol: de demo verhelpt beide.',
      'Een menu is voor handelingen. Eén keuze uit meer is een listbox (menuRole="listbox"); een formulier in een uitklapmenu is geen van beide, dus blijven zijn toetsen buiten het menu.',
      'reactstrap plaatst met links en rechts. Op een pagina die van rechts naar links wordt gelezen draaien de demo’s dat om met de prop “end”.',
    ],
  },
  documentation: { reactstrap: 'components-dropdown--props', bootstrap: 'components/dropdowns/' },
  related: [
    { path: '/ui/button-group', titleKey: 'pages.uiButtonGroup' },
    { path: '/ui/nav', titleKey: 'pages.uiNav' },
    { path: '/ui/popover', titleKey: 'pages.uiPopover' },
    { path: '/ui/forms', titleKey: 'pages.uiForms' },
  ],
};
