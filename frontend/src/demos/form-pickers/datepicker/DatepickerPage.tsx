import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function DatepickerPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.datepicker',
  when: {
    en: 'A calendar helps where the weekday, the distance or what is free matters: a stay, an inspection. A date that somebody knows by heart, like a birthday, is typed faster.',
    nl: 'Een kalender helpt waar de weekdag, de afstand of wat vrij is ertoe doet: een verblijf, een inspectie. Een datum die iemand uit het hoofd kent, zoals een geboortedag, is sneller getypt.',
  },
  accessibility: {
    en: [
      'The month is a grid with one stop of the Tab key: arrows go by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift by year.',
      'Each day says its full date, and whether it is today, chosen or taken; a day that cannot be chosen is a disabled button.',
      'The calendar behind the field is a dialog with a name. Choosing a day or Escape closes it, and the focus is in the field again.',
      'In the text field, everything that can be picked can be typed too, and a status says how it was understood.',
    ],
    nl: [
      'De maand is een rooster met één stop van de Tab-toets: pijltoetsen gaan per dag en week, Home en End naar begin en eind van de week, Page Up en Page Down per maand, met Shift per jaar.',
      'Elke dag zegt de volledige datum, en of hij vandaag, gekozen of bezet is; een dag die niet te kiezen is, is een uitgeschakelde knop.',
      'De kalender achter het veld is een dialoogvenster met een naam. Een dag kiezen of Escape sluit het, en de focus is weer in het veld.',
      'In het tekstveld kunt u alles wat u kunt kiezen ook typen, en een statusregel zegt hoe het begrepen is.',
    ],
  },
  documentation: { reactDayPicker: '', reactstrap: 'components-popover--props' },
  related: [
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
    { path: '/apps/calendar', titleKey: 'pages.calendar' },
  ],
};
