import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function TagSelectPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.tagSelect',
  when: {
    en: 'Choosing some of many by typing a part of the name: cities, guests, labels. Fewer than eight choices are better as checkboxes or radio buttons, where all of them are in sight.',
    nl: 'Een paar kiezen uit veel door een stukje van de naam te typen: steden, gasten, labels. Minder dan acht keuzes staan beter als selectievakjes of keuzerondjes, waar ze allemaal in beeld zijn.',
  },
  accessibility: {
    en: [
      'The field is a combobox with a visible label; a live region says the choice that is reached, its place, and what was chosen or removed, in the language of the page.',
      'Down opens the list, Enter takes a choice, Escape closes it; Left goes through what is chosen, Backspace or Delete removes it.',
      'A tag that can be moved has a grip of its own in the order of the Tab key; what happens to it is announced.',
      'The crosses of tags are for pointers only: with the keyboard, Backspace does the same from inside the field.',
    ],
    nl: [
      'Het veld is een combobox met een zichtbaar label; een live region zegt bij welke keuze u bent, de hoeveelste dat is, en wat gekozen of weggehaald is, in de taal van de pagina.',
      'Omlaag opent de lijst, Enter neemt een keuze, Escape sluit haar; links loopt langs wat gekozen is, Backspace of Delete haalt het weg.',
      'Een label dat u kunt verplaatsen heeft een eigen greep in de volgorde van de Tab-toets; wat ermee gebeurt wordt voorgelezen.',
      'De kruisjes van labels zijn alleen voor muis en vinger: met het toetsenbord doet Backspace in het veld hetzelfde.',
    ],
  },
  documentation: {
    reactSelect: 'home',
    dndkit: 'presets/sortable',
    formik: 'overview',
    yup: '',
    reactstrap: 'components-forms--props',
  },
  related: [
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
    { path: '/ui/badges', titleKey: 'pages.uiBadges' },
  ],
};
