import { DemoPage } from '../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormValidationPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formValidation',
  when: {
    en: 'Rules that help people to fill in a form correctly: shown beside the field, when they help, in words that say what to do. Formik keeps the values, yup has the rules; the server has the last word.',
    nl: 'Regels die helpen een formulier goed in te vullen: op de plek waar het om gaat, op het moment dat het helpt, in woorden die zeggen wat u moet doen. Formik bewaart de waarden, yup kent de regels; de server heeft het laatste woord.',
  },
  accessibility: {
    en: [
      'A field with a problem has aria-invalid, and aria-describedby leads to the sentence that says what to do: it is read with the field.',
      'Sending a form with problems moves the focus: to the first field that has one, or to a summary whose links lead to the fields.',
      'The button that sends is never disabled. Pressing it is how people find out what is still missing.',
      'What comes later, like “this code is taken”, is said in a live region that was on the page before.',
    ],
    nl: [
      'Een veld waar iets mis is heeft aria-invalid, en aria-describedby wijst naar de zin die zegt wat u kunt doen: die wordt bij het veld voorgelezen.',
      'Een formulier met fouten versturen verplaatst de focus: naar het eerste veld met een fout, of naar een overzicht met links naar de velden.',
      'De verzendknop staat nooit uit. Erop drukken is de manier om te ontdekken wat nog ontbreekt.',
      'Wat later komt, zoals “deze code is al in gebruik”, klinkt in een live region die al op de pagina stond.',
    ],
  },
  documentation: {
    formik: 'guides/validation',
    yup: '',
    reactstrap: 'components-forms--props',
    bootstrap: 'forms/validation/',
  },
  related: [
    { path: '/form-steps', titleKey: 'pages.formSteps' },
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
    { path: '/auth/registerformik', titleKey: 'pages.register' },
  ],
};
