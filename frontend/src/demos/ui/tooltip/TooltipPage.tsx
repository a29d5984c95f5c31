import './tooltip.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function TooltipPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiTooltip',
  when: {
    en: 'A short explanation of a control, for people who stay on it for a moment: the name of an icon, a shortcut, an exact figure. Show what people need to continue on the page itself: touch screens have no hover.',
    nl: 'Een woord meer over een knop, voor wie er even op blijft: de naam van een pictogram, een sneltoets, een precies getal. Wat iemand nodig heeft om verder te gaan hoort op de pagina zelf: vingers zweven niet.',
  },
  accessibility: {
    en: [
      'It shows on hover and on focus, so put it on something that can have the focus, and Escape hides it without moving anything.',
      'reactstrap gives it role="tooltip" but ties it to nothing: say aria-describedby on the control, or aria-labelledby where the tooltip is its only name.',
      'autohide={false} keeps it open while the pointer is on it, so that it can be read under a magnifier and copied.',
      'A disabled button gets no pointer events and no focus: aria-disabled keeps both, so it can say why.',
    ],
    nl: [
      'Hij verschijnt bij de muis én bij de focus; zet hem dus op iets wat de focus kan hebben. Escape verbergt hem zonder iets te verplaatsen.',
      'reactstrap geeft hem role="tooltip" maar verbindt hem nergens mee: zet aria-describedby op de knop, of aria-labelledby als de hulptekst de enige naam is.',
      'autohide={false} houdt hem open terwijl de muis erop staat, zodat hij onder een vergrootglas te lezen en te kopiëren is.',
      'Een uitgeschakelde knop voelt geen muis en krijgt geen focus: aria-disabled behoudt beide, en zegt waarom het niet kan.',
    ],
  },
  documentation: { reactstrap: 'components-tooltip--props', bootstrap: 'components/tooltips/' },
  related: [
    { path: '/ui/popover', titleKey: 'pages.uiPopover' },
    { path: '/ui/buttons', titleKey: 'pages.uiButtons' },
    { path: '/ui/badges', titleKey: 'pages.uiBadges' },
  ],
};
