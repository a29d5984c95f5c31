import arrowLeftRight from 'bootstrap-icons/icons/arrow-left-right.svg?glyph';
import chatSquareQuote from 'bootstrap-icons/icons/chat-square-quote.svg?glyph';
import globeEuropeAfrica from 'bootstrap-icons/icons/globe-europe-africa.svg?glyph';
import speedometer2 from 'bootstrap-icons/icons/speedometer2.svg?glyph';
import { inGroup } from './page-route';

export const dashboardsRoutes = inGroup('dashboards', [
  {
    path: '/dashboards/Rotterdam',
    titleKey: 'pages.rotterdam',
    icon: speedometer2,
    load: () => import('../../features/dashboards/RotterdamPage'),
    texts: ['dashboards', 'rentals', 'errors'],
  },
  {
    path: '/dashboards/Amsterdam',
    titleKey: 'pages.amsterdam',
    icon: arrowLeftRight,
    load: () => import('../../features/dashboards/AmsterdamPage'),
    texts: ['dashboards', 'rentals', 'errors'],
  },
  {
    path: '/dashboards/DenHaag',
    titleKey: 'pages.denHaag',
    icon: chatSquareQuote,
    load: () => import('../../features/dashboards/DenHaagPage'),
    texts: ['dashboards', 'rentals', 'errors'],
  },
  {
    path: '/dashboards/Utrecht',
    titleKey: 'pages.utrecht',
    icon: globeEuropeAfrica,
    load: () => import('../../features/dashboards/UtrechtPage'),
    texts: ['dashboards', 'rentals', 'errors'],
  },
]);
