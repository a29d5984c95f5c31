import './toasts.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ToastsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiToasts',
  when: {
    en: 'A short message that comes over the page and asks for nothing: something finished, somebody wrote. It may close automatically. If it has to be read before going on, use an alert in the page.',
    nl: 'Een kort berichtje over de pagina heen die niets vraagt: iets is klaar, iemand schreef. Het mag vanzelf weggaan. Wat u moet lezen voordat u verdergaat hoort in de pagina, als melding.',
  },
  accessibility: {
    en: [
      'A toast never takes the focus. reactstrap gives it role="alert": it is read at once when it arrives, so keep that for what matters, and use a status for the rest.',
      'A toast that closes automatically waits while the pointer or the focus is on it, and gives long texts more time.',
      'An action in a toast, such as undo, must not disappear before somebody found it: a toast with a button stays.',
      'Closing one from the keyboard gives the focus to a place that is still there.',
    ],
    nl: [
      'Een berichtje pakt nooit de focus. reactstrap geeft het role="alert": het wordt bij aankomst meteen voorgelezen. Bewaar dat voor wat ertoe doet, en neem een status voor de rest.',
      'Een berichtje dat vanzelf weggaat wacht zolang de muis of de focus erop staat, en geeft een lange tekst meer tijd.',
      'Wat u met een berichtje kunt doen, zoals terugdraaien, mag niet weg zijn voordat iemand het ziet: een berichtje met een knop blijft staan.',
      'Wie het met het toetsenbord sluit, krijgt de focus op een plek die er nog is.',
    ],
  },
  documentation: { reactstrap: 'components-toast--props', bootstrap: 'components/toasts/' },
  related: [
    { path: '/ui/alerts', titleKey: 'pages.uiAlerts' },
    { path: '/ui/modal', titleKey: 'pages.uiModal' },
    { path: '/ui/progress', titleKey: 'pages.uiProgress' },
  ],
};
