import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function ModalPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiModal',
  when: {
    en: 'For a question that has to be answered before anything else makes sense, or a short task that should not lose the page behind it. A message needs no modal, and a long form deserves a page of its own.',
    nl: 'Voor een vraag die eerst een antwoord nodig heeft, of een korte taak waarbij de pagina erachter moet blijven staan. Een mededeling heeft geen venster nodig, en een lang formulier verdient een eigen pagina.',
  },
  accessibility: {
    en: [
      'The dialog is named by its title (labelledBy) and says aria-modal; reactstrap’s header is an h5, so give it the tag that fits the page.',
      'The focus moves into the dialog, Tab goes round within it (trapFocus), Escape closes it, and the focus returns to the button that opened it.',
      'What cannot be undone has the focus on the safe answer. A form has it on its first field.',
      'A body that scrolls can be reached with Tab, or a keyboard could not scroll it.',
    ],
    nl: [
      'Het venster heet naar zijn titel (labelledBy) en is aria-modal; de kop van reactstrap is een h5, geef die dus de tag die bij de pagina past.',
      'De focus gaat het venster in, Tab blijft erbinnen (trapFocus), Escape sluit het, en de focus keert terug naar de knop die het opende.',
      'Bij wat niet terug te draaien is, staat de focus op het veilige antwoord. In een formulier staat hij op het eerste veld.',
      'Een inhoud die zelf scrolt is met Tab te bereiken; anders kan een toetsenbord er niet doorheen.',
    ],
  },
  documentation: { reactstrap: 'components-modal--props', bootstrap: 'components/modal/' },
  related: [
    { path: '/ui/popover', titleKey: 'pages.uiPopover' },
    { path: '/ui/toasts', titleKey: 'pages.uiToasts' },
    { path: '/ui/alerts', titleKey: 'pages.uiAlerts' },
    { path: '/form-validation', titleKey: 'pages.formValidation' },
  ],
};
