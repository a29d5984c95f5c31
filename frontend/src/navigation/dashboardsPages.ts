import { inGroup } from './page';

export const dashboardsPages = inGroup({ group: 'dashboards', hasFigures: true }, [
  {
    path: '/dashboards/Rotterdam',
    titleKey: 'pages.rotterdam',
    texts: ['dashboards', 'rentals'],
  },
  {
    path: '/dashboards/Amsterdam',
    titleKey: 'pages.amsterdam',
    texts: ['dashboards', 'rentals', 'import'],
  },
  {
    path: '/dashboards/DenHaag',
    titleKey: 'pages.denHaag',
    texts: ['text', 'dashboards', 'rentals'],
  },
  {
    path: '/dashboards/Utrecht',
    titleKey: 'pages.utrecht',
    texts: ['dashboards', 'rentals'],
  },
]);
