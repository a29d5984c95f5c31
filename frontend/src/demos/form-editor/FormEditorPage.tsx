import { DemoPage } from '../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormEditorPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formEditor',
  when: {
    en: 'Text that needs headings, lists or links: mail to guests, house rules, descriptions. TipTap edits, DOMPurify lets through what the editor can make and nothing else, Turndown writes Markdown. For a plain note, a text area is better.',
    nl: 'Tekst die koppen, lijsten of links nodig heeft: mail aan gasten, huisregels, beschrijvingen. TipTap bewerkt, DOMPurify laat door wat de editor kan maken en niets anders, Turndown schrijft Markdown. Voor een gewone notitie is een tekstvak beter.',
  },
  accessibility: {
    en: [
      'The text is a multi-line text box with a visible label; its hint, its count and its problem are described with it.',
      'The toolbar is one stop of the Tab key: arrows, Home and End go along it, Escape goes back to the text, Alt+F10 in the text goes to the toolbar.',
      'Buttons say with aria-pressed what is on where the caret is, and have their keys in aria-keyshortcuts and in their title.',
      'Tab leaves the text as it does any field; only in a list does it indent an item, once.',
    ],
    nl: [
      'De tekst is een tekstvak van meer regels met een zichtbaar label; uitleg, telling en fout horen erbij als beschrijving.',
      'De werkbalk is één stop van de Tab-toets: pijltoetsen, Home en End lopen erlangs, Escape gaat terug naar de tekst, Alt+F10 in de tekst naar de werkbalk.',
      'Knoppen zeggen met aria-pressed wat aanstaat waar de cursor is, en hebben hun toetsen in aria-keyshortcuts en in hun title.',
      'Tab verlaat de tekst zoals elk veld; alleen in een lijst springt een regel één keer in.',
    ],
  },
  documentation: {
    tiptap: 'editor/getting-started/overview',
    formik: 'overview',
    yup: '',
    reactstrap: 'components-forms--props',
  },
  related: [
    { path: '/apps/email', titleKey: 'pages.email' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
  ],
};
