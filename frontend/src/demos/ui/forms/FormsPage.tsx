import './forms.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiForms',
  when: {
    en: 'The parts a form is made of. How they are laid out, grouped and checked has pages of its own: this page shows each part alone, with its label, its states and its values.',
    nl: 'De onderdelen van een formulier. Hoe u ze indeelt, groepeert en controleert heeft eigen pagina’s: hier staat elk onderdeel op zichzelf, met zijn label, zijn toestanden en wat erin komt.',
  },
  accessibility: {
    en: [
      'Every field has a visible label with the field’s id in its “for”. A placeholder is not a label: it is gone as soon as somebody types.',
      'What helps and what is wrong is tied to its field with aria-describedby, so that it is read with the field; reactstrap’s FormText and FormFeedback do not do that automatically.',
      'A field with an error has aria-invalid, which reactstrap’s “invalid” sets, and words that say how to correct it.',
      'Choices that belong together stand in a <fieldset> with a <legend>; a disabled fieldset disables all of them at once.',
    ],
    nl: [
      'Elk veld heeft een zichtbaar label met het id van het veld in “for”. Een placeholder is geen label: hij is weg zodra iemand typt.',
      'Hulp en fouten hangen met aria-describedby aan hun veld, zodat ze met het veld worden voorgelezen; FormText en FormFeedback van reactstrap doen dat niet uit zichzelf.',
      'Een veld met een fout heeft aria-invalid, dat “invalid” van reactstrap zet, en woorden die zeggen hoe u het herstelt.',
      'Keuzes die bij elkaar horen staan in een <fieldset> met een <legend>; staat die uit, dan staan ze allemaal uit.',
    ],
  },
  documentation: { reactstrap: 'components-forms--props', bootstrap: 'forms/overview/' },
  related: [
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
    { path: '/form-layout/form-basic', titleKey: 'pages.formBasic' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
    { path: '/form-pickers/datepicker', titleKey: 'pages.datepicker' },
  ],
};
