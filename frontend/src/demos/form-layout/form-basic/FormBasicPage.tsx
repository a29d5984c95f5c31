import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormBasicPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formBasic',
  when: {
    en: 'How labels and fields stand together. One column with the labels above reads fastest and fits every screen; the others are for the cases that they name.',
    nl: 'Hoe labels en velden bij elkaar staan. Eén kolom met de labels erboven leest het snelst en past op elk scherm; de andere zijn voor de gevallen die ze noemen.',
  },
  accessibility: {
    en: [
      'Every field has a label that leads to it by htmlFor. It stays in sight, except in a line of filters: there screen readers have it, and the field itself shows what it is for.',
      'What belongs together is a fieldset, and its legend is read with the first of its fields.',
      'autoComplete says what a field is about, so that browsers and helpers can fill it in.',
      'While a form is being sent its fieldset is disabled, a status says so, and the focus goes back to its first field.',
    ],
    nl: [
      'Elk veld heeft een label dat er met htmlFor naartoe leidt. Het blijft in beeld, behalve in een regel met filters: daar hebben schermlezers het, en laat het veld zelf zien waar het voor is.',
      'Wat bij elkaar hoort is een fieldset, en de legend wordt bij het eerste veld voorgelezen.',
      'autoComplete zegt waar een veld over gaat, zodat browsers en hulpmiddelen het kunnen invullen.',
      'Tijdens het versturen staat de fieldset uit, een statusregel zegt dat, en de focus gaat daarna naar het eerste veld.',
    ],
  },
  documentation: { reactstrap: 'components-forms--props', bootstrap: 'forms/layout/' },
  related: [
    { path: '/form-layout/form-grid', titleKey: 'pages.formGrid' },
    { path: '/form-layout/form-group', titleKey: 'pages.formGroup' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
  ],
};
