import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormInputPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formInput',
  when: {
    en: 'The browser’s own fields, in every type and every state. The right type brings the right keyboard on a phone, the right checks, and filling in by the browser; nothing has to be loaded for it.',
    nl: 'De velden van de browser zelf, in elk type en elke toestand. Het juiste type geeft op een telefoon het juiste toetsenbord, de juiste controles, en invullen door de browser; er hoeft niets voor geladen te worden.',
  },
  accessibility: {
    en: [
      'Every field has a label that leads to it; a group of parts has a legend, and each part its own name.',
      'A read-only field can be reached, read and copied; a disabled one cannot be reached at all: say beside it why.',
      'A slider has its value in an output, in the words of the thing it sets, and aria-valuetext where the number alone says little.',
      'What a button in a field does is in its name, and its state in aria-pressed or in the name itself.',
    ],
    nl: [
      'Elk veld heeft een label dat erheen leidt; een groep delen heeft een legend, en elk deel een eigen naam.',
      'Een alleen-lezen veld is te bereiken, te lezen en te kopiëren; een uitgeschakeld veld is niet te bereiken: zeg ernaast waarom.',
      'Een schuif heeft haar waarde in een output, in de woorden van wat zij instelt, en aria-valuetext waar het getal alleen weinig zegt.',
      'Wat een knop in een veld doet staat in de naam, en de stand in aria-pressed of in de naam zelf.',
    ],
  },
  documentation: { reactstrap: 'components-forms--props', bootstrap: 'forms/form-control/' },
  related: [
    { path: '/form-layout/form-group', titleKey: 'pages.formGroup' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
    { path: '/form-pickers/datepicker', titleKey: 'pages.datepicker' },
    { path: '/form-pickers/tag-select', titleKey: 'pages.tagSelect' },
  ],
};
