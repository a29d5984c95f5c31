import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function BasicTablePage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.basicTable',
  isWide: true,
  when: {
    en: 'Figures that are compared with each other, up to a few dozen rows. When readers have to sort, filter or page themselves, use the React table; from a thousand rows on, the data table.',
    nl: 'Cijfers om met elkaar te vergelijken, tot een paar dozijn rijen. Moet de lezer zelf sorteren, filteren of bladeren, gebruik dan de React-tabel; vanaf duizend rijen de gegevenstabel.',
  },
  accessibility: {
    en: [
      'Every column head has scope="col", and the cell that names its row is a <th scope="row">: a screen reader says both with each figure.',
      'The caption is the table’s name; it is read on entering the table and listed among the page’s tables.',
      'A frame that scrolls can be reached with Tab, so that arrow keys scroll it without a pointer; give it a name where the table has no caption.',
      'The state of a row is written in a cell of its own. The tint only helps to find it again.',
    ],
    nl: [
      'Elke kolomkop heeft scope="col", en de cel die de rij benoemt is een <th scope="row">: een schermlezer zegt beide bij elk cijfer.',
      'Het bijschrift is de naam van de tabel; wie de tabel ingaat hoort het, en het staat in de lijst met tabellen.',
      'Een kader dat schuift is met Tab te bereiken, zodat het zonder muis met de pijltoetsen te verschuiven is; geef het een naam als de tabel geen bijschrift heeft.',
      'De toestand van een rij staat in een eigen cel geschreven. De tint helpt alleen om die terug te vinden.',
    ],
  },
  documentation: { reactstrap: 'components-table--props', bootstrap: 'content/tables/' },
  related: [
    { path: '/tables/react-table', titleKey: 'pages.reactTable' },
    { path: '/tables/data-table', titleKey: 'pages.dataTable' },
    { path: '/ui/table', titleKey: 'pages.uiTable' },
  ],
};
