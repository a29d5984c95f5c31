import './casl.scss';
import { DemoPage } from '../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function AccessControlPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.accessControl',
  isWide: true,
  when: {
    en: 'One list of rules says who may do what, and why. Buttons use it, and so do the explanations of what is not allowed. Polder uses the same rules for guests and for viewers, editors and admins. They guide people, they do not protect data: the server checks every request again, by the same table.',
    nl: 'Eén lijst met regels zegt wie wat mag, en waarom. Knoppen gebruiken die, en de uitleg van wat niet mag ook. Polder gebruikt dezelfde regels voor gasten en voor lezers, redacteuren en beheerders. Ze wijzen mensen de weg en beveiligen geen gegevens: de server controleert elk verzoek opnieuw, met dezelfde tabel.',
  },
  accessibility: {
    en: [
      'A button that somebody may not use is aria-disabled, not disabled: it keeps its place in the Tab order, and pressing it says why not.',
      'The decision is announced in a live region: which rule applied, and its reason in words.',
      'In the table of rules a word stands beside each sign; colour only repeats it.',
      'Nothing is left out because of a role: what is always in the same place can be learned and explained, and the reason says how to get it.',
    ],
    nl: [
      'Een knop die iemand niet mag gebruiken is aria-disabled, niet disabled: hij houdt zijn plek in de Tab-volgorde, en wie hem indrukt hoort waarom niet.',
      'Wat er besloten is staat in een live region: welke regel, en de reden in woorden.',
      'In de tabel met regels staat een woord naast elk teken; de kleur herhaalt het alleen.',
      'Niets blijft weg vanwege een rol: wat altijd op dezelfde plek staat is te leren en uit te leggen, en de reden zegt hoe iemand het wel kan krijgen.',
    ],
  },
  documentation: { casl: '', reactstrap: 'components-button--props' },
  related: [
    { path: '/about', titleKey: 'pages.about' },
    { path: '/ui/buttons', titleKey: 'pages.uiButtons' },
    { path: '/ui/tooltip', titleKey: 'pages.uiTooltip' },
  ],
};
