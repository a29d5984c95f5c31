import './popover.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function PopoverPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiPopover',
  when: {
    en: 'A little more beside the thing it is about: some details, two fields, a question. The page stays usable, and a press elsewhere closes it. A word of explanation is a tooltip; a real task is a modal.',
    nl: 'Iets meer, naast dat waar het over gaat: wat details, twee velden, een vraag. De pagina blijft bruikbaar, en een klik ernaast sluit het. Een woord uitleg is een hulptekst; een echte taak een venster.',
  },
  accessibility: {
    en: [
      'reactstrap’s Popover says role="tooltip", may hold buttons and takes no focus. Polder’s PopoverDialog makes it a dialog named by its title, with aria-expanded on its button.',
      'The focus goes into it; Escape and its own buttons give it back. Tab past its end closes it.',
      'It stands beside its button in the page (container="inline"): on body, Tab would only reach it after everything else.',
      'On React 19 reactstrap’s Popover has lost its default props: without placementPrefix="bs-popover" the arrow is misplaced.',
    ],
    nl: [
      'De Popover van reactstrap zegt role="tooltip", kan knoppen bevatten en krijgt geen focus. PopoverDialog van Polder maakt er een dialoog van met de titel als naam, en aria-expanded op de knop.',
      'De focus gaat erin; Escape en de eigen knoppen geven hem terug. Wie met Tab voorbij het einde gaat, sluit hem.',
      'Hij staat in de pagina naast zijn knop (container="inline"): op body zou Tab er pas na al het andere komen.',
      'Op React 19 is de Popover van reactstrap zijn standaardwaarden kwijt: zonder placementPrefix="bs-popover" staat de pijl verkeerd.',
    ],
  },
  documentation: { reactstrap: 'components-popover--props', bootstrap: 'components/popovers/' },
  related: [
    { path: '/ui/tooltip', titleKey: 'pages.uiTooltip' },
    { path: '/ui/modal', titleKey: 'pages.uiModal' },
    { path: '/ui/dropdown', titleKey: 'pages.uiDropdown' },
  ],
};
