import './badges.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function BadgesPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiBadges',
  when: {
    en: 'A word or a number that belongs to what it stands beside: a status, a count, a filter in force. For a whole sentence, use an alert; for something to press, a button.',
    nl: 'Een woord of getal dat hoort bij waar het naast staat: een status, een aantal, een filter dat aanstaat. Gebruik voor een hele zin een melding, en voor iets om op te drukken een knop.',
  },
  accessibility: {
    en: [
      'A badge has no role: a screen reader reads it as part of what it stands in. “Inbox 4” says little, so hidden words make it “Inbox, 4 unread”.',
      'The colours are a tint and its own text, at 4.5:1 or more in both themes; the word in the badge says what the colour says.',
      'A count that changes without the reader’s action is announced once, in words, when it changes.',
      'A badge that can be removed has a button with a name of its own, and the focus moves to the next one.',
    ],
    nl: [
      'Een label heeft geen rol: een schermlezer leest het voor als deel van het geheel. “Postvak IN 4” zegt weinig; verborgen woorden maken er “Postvak IN, 4 ongelezen” van.',
      'De kleuren zijn een tint met een eigen tekstkleur, 4,5:1 of meer in beide thema’s; het woord in het label zegt wat de kleur zegt.',
      'Een aantal dat vanzelf verandert, wordt bij de verandering één keer in woorden gemeld.',
      'Een label dat weggehaald kan worden heeft een knop met een eigen naam; daarna gaat de focus naar de volgende.',
    ],
  },
  documentation: { reactstrap: 'components-badge--props', bootstrap: 'components/badge/' },
  related: [
    { path: '/ui/buttons', titleKey: 'pages.uiButtons' },
    { path: '/ui/list-group', titleKey: 'pages.uiListGroup' },
    { path: '/ui/alerts', titleKey: 'pages.uiAlerts' },
    { path: '/form-pickers/tag-select', titleKey: 'pages.tagSelect' },
  ],
};
