import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ButtonGroupPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiButtonGroup',
  when: {
    en: 'A few buttons about one thing, side by side in one outline: a choice of views, a set of filters, the steps of a period. For more than five, use a menu or a select.',
    nl: 'Een paar knoppen over één ding, naast elkaar in één rand: een keuze van weergaven, een stel filters, de stappen van een periode. Zijn het er meer dan vijf, neem dan een menu of keuzelijst.',
  },
  accessibility: {
    en: [
      'The group has role="group" and a name of its own: “View, List, selected”.',
      'Choosing one of several is a radio group underneath: one tab stop, and the arrows choose. Choosing any number is a row of checkboxes, each its own tab stop.',
      'A toolbar is one tab stop: the arrows move along it, Home and End go to its ends. reactstrap gives the role only; the demo adds the keys.',
      'In a group the selected button differs in its border and fill as well as in its colour, and has the matching state.',
    ],
    nl: [
      'De groep heeft role="group" en een eigen naam: “Weergave, Lijst, geselecteerd”.',
      'Eén uit meer kiezen is daaronder een groep keuzerondjes: één tabstop, en de pijltoetsen kiezen. Elk aantal kiezen is een rij selectievakjes, elk met een eigen tabstop.',
      'Een werkbalk is één tabstop: de pijltoetsen lopen erlangs, Home en End gaan naar de uiteinden. reactstrap geeft alleen de rol; de demo voegt de toetsen toe.',
      'De gekozen knop verschilt niet alleen in kleur maar ook in rand en vlak, en zegt het in zijn status.',
    ],
  },
  documentation: { reactstrap: 'components-buttongroup--props', bootstrap: 'components/button-group/' },
  related: [
    { path: '/ui/buttons', titleKey: 'pages.uiButtons' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
    { path: '/ui/pagination', titleKey: 'pages.uiPagination' },
  ],
};
