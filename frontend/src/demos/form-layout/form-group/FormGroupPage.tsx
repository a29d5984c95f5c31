import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormGroupPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formGroup',
  when: {
    en: 'What makes one question of several parts: a label with its hint and message, choices under one name, a field with the unit or the button that belongs to it.',
    nl: 'Wat van meerdere delen één vraag maakt: een label met uitleg en melding, keuzes onder één naam, een veld met de eenheid of de knop die erbij hoort.',
  },
  accessibility: {
    en: [
      'Choices that answer one question stand in a fieldset, and its legend is the question.',
      'A unit beside a field (“€”, “a month”) is not a label: the label says it too, or aria-describedby leads to it.',
      'A checkbox for all of several has three states; indeterminate is set as a property and read as “mixed”.',
      'Switches have role="switch": they work at once. Checkboxes wait for the button.',
    ],
    nl: [
      'Keuzes die één vraag beantwoorden staan in een fieldset, en de legend is de vraag.',
      'Een eenheid naast een veld (“€”, “per maand”) is geen label: het label zegt het ook, of aria-describedby wijst ernaar.',
      'Een selectievakje voor alle andere heeft drie standen; indeterminate is een eigenschap en wordt voorgelezen als “gemengd”.',
      'Schakelaars hebben role="switch": ze werken meteen. Selectievakjes wachten op de knop.',
    ],
  },
  documentation: { reactstrap: 'components-inputgroup--props', bootstrap: 'forms/input-group/' },
  related: [
    { path: '/form-layout/form-input', titleKey: 'pages.formInput' },
    { path: '/form-layout/form-basic', titleKey: 'pages.formBasic' },
    { path: '/ui/button-group', titleKey: 'pages.uiButtonGroup' },
  ],
};
