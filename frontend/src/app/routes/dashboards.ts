import { inGroup } from './page-route';

export const dashboardsRoutes = inGroup('dashboards', [
  {
    path: '/dashboards/Rotterdam',
    titleKey: 'pages.rotterdam',
    load: () => import('../../features/dashboards/RotterdamPage'),
    texts: ['dashboards', 'rentals'],
  },
  {
    path: '/dashboards/Amsterdam',
    titleKey: 'pages.amsterdam',
    load: () => import('../../features/dashboards/AmsterdamPage'),
    texts: ['dashboards', 'rentals', 'import'],
  },
  {
    path: '/dashboards/DenHaag',
    titleKey: 'pages.denHaag',
    load: () => import('../../features/dashboards/DenHaagPage'),
    texts: ['text', 'dashboards', 'rentals'],
  },
  {
    path: '/dashboards/Utrecht',
    titleKey: 'pages.utrecht',
    load: () => import('../../features/dashboards/UtrechtPage'),
    texts: ['dashboards', 'rentals'],
  },
]);
