import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ListGroupPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiListGroup',
  when: {
    en: 'A short series of lines of one kind, to read or to press. As soon as the lines have columns that are compared, a table says more.',
    nl: 'Een korte reeks regels van één soort, om te lezen of op te drukken. Zodra de regels kolommen hebben om te vergelijken, zegt een tabel meer.',
  },
  accessibility: {
    en: [
      'Lines to read are a <ul>, numbered ones an <ol>: screen readers say how many there are. Lines to press are links or buttons in a <div>; reactstrap’s default of a button straight in a <ul> is no valid list.',
      'The line that is open has aria-current, or aria-pressed when it can be switched: the blue background alone says nothing to people who cannot see it.',
      'A link cannot be disabled: it has no address then, and aria-disabled says so.',
      'With a checkbox in the line the whole line is its label, so the target is as tall as the line.',
    ],
    nl: [
      'Regels om te lezen zijn een <ul>, genummerde een <ol>: een schermlezer zegt hoeveel het er zijn. Regels om op te drukken zijn links of knoppen in een <div>; een knop direct in een <ul>, zoals reactstrap uit zichzelf maakt, is geen geldige lijst.',
      'De regel die openstaat heeft aria-current, of aria-pressed als hij om te zetten is: een blauw vlak zegt niets tegen wie het niet ziet.',
      'Een link is niet uit te zetten: hij heeft dan geen adres, en aria-disabled zegt het.',
      'Bij een selectievakje is de hele regel het label, zodat het raakvlak zo hoog is als de regel.',
    ],
  },
  documentation: { reactstrap: 'components-listgroup--props', bootstrap: 'components/list-group/' },
  related: [
    { path: '/ui/cards', titleKey: 'pages.uiCards' },
    { path: '/ui/badges', titleKey: 'pages.uiBadges' },
    { path: '/ui/table', titleKey: 'pages.uiTable' },
    { path: '/ui/nav', titleKey: 'pages.uiNav' },
  ],
};
