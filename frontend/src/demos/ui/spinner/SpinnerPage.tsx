import './spinner.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function SpinnerPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiSpinner',
  when: {
    en: 'Something is on its way, and nobody knows for how long. For less than a second, show nothing. If the layout is known, show a placeholder; if the progress is known, a progress bar.',
    nl: 'Er is iets onderweg, en niemand weet hoelang nog. Toon niets als het korter dan een seconde duurt. Is de indeling bekend, toon dan een placeholder; is de voortgang bekend, een voortgangsbalk.',
  },
  accessibility: {
    en: [
      'reactstrap’s Spinner is role="status" with the word “Loading...”: give it words of the page’s language as children.',
      'A status that is there from its first moment is often not read. Keep the region on the page, and put the spinner in it.',
      'In a button the words say it, and the circle is aria-hidden; aria-disabled keeps the focus where it was.',
      'With reduced motion it stands still: so words stand beside it.',
    ],
    nl: [
      'De Spinner van reactstrap is role="status" met het woord “Loading...”: geef woorden in de taal van de pagina mee als inhoud.',
      'Een status die er vanaf het eerste moment staat, wordt vaak niet voorgelezen. Houd het gebied op de pagina, en zet de laadindicator erin.',
      'In een knop zeggen de woorden het, en is de cirkel aria-hidden; aria-disabled houdt de focus waar hij was.',
      'Bij minder beweging staat hij stil: daarom staan er woorden naast.',
    ],
  },
  documentation: { reactstrap: 'components-spinner--props', bootstrap: 'components/spinners/' },
  related: [
    { path: '/ui/progress', titleKey: 'pages.uiProgress' },
    { path: '/ui/buttons', titleKey: 'pages.uiButtons' },
    { path: '/ui/toasts', titleKey: 'pages.uiToasts' },
  ],
};
