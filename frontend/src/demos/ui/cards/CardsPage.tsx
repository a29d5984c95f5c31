import './cards.scss';
import { DemoPage } from '../../frame/DemoPage';
import type { DemoModule, DemoPageAbout, DemoSource } from '../../frame/demo';

const demos = import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true });
const sources = import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' });

export default function CardsPage() {
  return <DemoPage about={about} demos={demos} sources={sources} />;
}

const about: DemoPageAbout = {
  titleKey: 'pages.uiCards',
  isWide: true,
  when: {
    en: 'Everything about one thing, held together by one outline: a house, a guest, a figure. For rows that are compared with each other, use a table or a list.',
    nl: 'Alles over één ding, bijeengehouden door één rand: een huis, een gast, een cijfer. Voor rijen om met elkaar te vergelijken is een tabel of lijst rustiger.',
  },
  accessibility: {
    en: [
      'A card has no role. Its title is a heading at the level that fits the page; in a row of cards each is an <article> or an item of a list.',
      'If the whole card can be clicked, it contains one link, in the title; its area is stretched, so that screen readers hear the title and not the whole card.',
      'A drawing that says something has role="img" and a name; one that repeats the title is hidden.',
      'The carousel never starts automatically. Its slides are announced when you turn them, and not while it plays; it waits while the pointer is on the picture.',
    ],
    nl: [
      'Een kaart heeft geen rol. De titel is een kop op het niveau dat bij de pagina past; in een rij kaarten is elke kaart een <article> of een lijstonderdeel.',
      'Is de hele kaart aan te klikken, dan zit er één link in, in de titel; het vlak is opgerekt, zodat een schermlezer de titel voorleest en niet de hele kaart.',
      'Een tekening die iets zegt heeft role="img" en een naam; een die de titel herhaalt is verborgen.',
      'De carrousel begint nooit vanzelf. Bladert u zelf, dan worden de dia’s gemeld; tijdens het afspelen niet. Hij wacht zolang de muis op de afbeelding staat.',
    ],
  },
  documentation: { reactstrap: 'components-card--props', bootstrap: 'components/card/' },
  related: [
    { path: '/widget', titleKey: 'pages.widgets' },
    { path: '/ui/list-group', titleKey: 'pages.uiListGroup' },
    { path: '/ui/grid', titleKey: 'pages.uiGrid' },
    { path: '/ui/tabs', titleKey: 'pages.uiTabs' },
  ],
};
