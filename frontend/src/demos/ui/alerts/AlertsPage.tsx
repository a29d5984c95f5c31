import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function AlertsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiAlerts',
  when: {
    en: 'A message in the page, about the page: what happened, or what to know before going on. For a message that should follow the reader to another page, use a toast; for a question that needs an answer first, a modal.',
    nl: 'Een mededeling in de pagina, over de pagina: wat er gebeurde, of wat u moet weten voordat u verdergaat. Moet de mededeling meegaan naar een andere pagina, gebruik dan een toast; is eerst een antwoord nodig, een modaal venster.',
  },
  accessibility: {
    en: [
      'An alert that appears after the page has role="alert" and is read out at once; one that was there from the start has no role, or it would be read before the heading.',
      'The icon and the words say what the colour says.',
      'A message that closes gives the focus back to what opened it, or to the place where it stood.',
    ],
    nl: [
      'Een mededeling die later verschijnt heeft role="alert" en wordt meteen voorgelezen; wat er vanaf het begin stond heeft geen rol, anders klinkt het nog vóór de kop.',
      'Pictogram en woorden zeggen wat de kleur zegt.',
      'Wie een mededeling sluit, komt terug bij wat haar opende, of op de plek waar zij stond.',
    ],
  },
  documentation: { reactstrap: 'components-alert--props', bootstrap: 'components/alerts/' },
  related: [
    { path: '/ui/toasts', titleKey: 'pages.uiToasts' },
    { path: '/ui/modal', titleKey: 'pages.uiModal' },
    { path: '/ui/badges', titleKey: 'pages.uiBadges' },
  ],
};
