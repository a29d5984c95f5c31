import { DemoPage } from '../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function FormStepsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.formSteps',
  isWide: true,
  when: {
    en: 'A long task cut into questions that belong together, one screen at a time: for tasks that people do rarely and want to get right, like a booking for another person. What they do daily is faster as one form.',
    nl: 'Een lange taak in stukken: vragen die bij elkaar horen, scherm voor scherm. Goed voor wat zelden gebeurt en in één keer goed moet zijn, zoals boeken voor een ander. Dagelijks werk gaat sneller in één formulier.',
  },
  accessibility: {
    en: [
      'The steps are an ordered list; the one that is open has aria-current="step", and what is done or wrong is in words too.',
      'On every step the focus goes to its heading, which says its number and how many there are: so the change is announced without a live region.',
      'Enter in a field goes on, as in any form. A step with a problem stays, and the focus goes to the field.',
      'Steps that were filled in are buttons; those that cannot be opened yet are plain text, not disabled buttons.',
    ],
    nl: [
      'De stappen zijn een geordende lijst; de open stap heeft aria-current="step", en wat klaar of fout is staat er ook in woorden.',
      'Bij elke stap gaat de focus naar de kop, die zegt de hoeveelste stap van hoeveel dit is: zo klinkt de wisseling zonder live region.',
      'Enter in een veld gaat verder, zoals in elk formulier. Een stap met een fout blijft staan, en de focus gaat naar het veld.',
      'Ingevulde stappen zijn knoppen; wat nog niet open kan is gewone tekst, geen uitgeschakelde knop.',
    ],
  },
  documentation: { formik: 'overview', yup: '', reactstrap: 'components-forms--props' },
  related: [
    { path: '/form-validation', titleKey: 'pages.formValidation' },
    { path: '/ui/progress', titleKey: 'pages.uiProgress' },
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
  ],
};
