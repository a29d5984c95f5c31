import './progress.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ProgressPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiProgress',
  when: {
    en: 'Something that takes a while, of which you know how far it is: an import, an upload, a row of steps. If you do not know how far, a spinner is more honest; how full something is, is a meter.',
    nl: 'Iets wat even duurt en waarvan bekend is hoe ver het is: een import, een upload, een reeks stappen. Is dat niet bekend, dan is een laadindicator eerlijker; hoe vol iets is, is een meter.',
  },
  accessibility: {
    en: [
      'The bar needs a name: reactstrap puts aria-label on the outer box, so name the bar with barAriaLabelledBy.',
      'barAriaValueText says it in words (“118 of 240 rentals”): a bare 49 says little.',
      'A progress bar is not read out as it moves. Say the start, the end, and what goes wrong, in a live region; not each percent.',
      'Length says what colour says, and stripes stand still for those who asked for less motion.',
    ],
    nl: [
      'De balk heeft een naam nodig: reactstrap zet aria-label op het buitenste vak, geef de balk dus een naam met barAriaLabelledBy.',
      'barAriaValueText zegt het in woorden (“118 van 240 verhuringen”): een kale 49 zegt weinig.',
      'Een voortgangsbalk wordt onderweg niet voorgelezen. Meld het begin, het eind en wat misgaat in een live region; niet elk procent.',
      'De lengte zegt wat de kleur zegt, en strepen staan stil voor wie om minder beweging vroeg.',
    ],
  },
  documentation: { reactstrap: 'components-progress--props', bootstrap: 'components/progress/' },
  related: [
    { path: '/ui/spinner', titleKey: 'pages.uiSpinner' },
    { path: '/form-steps', titleKey: 'pages.formSteps' },
    { path: '/ui/toasts', titleKey: 'pages.uiToasts' },
  ],
};
