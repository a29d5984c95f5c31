import { inGroup } from './page';

export const administrationPages = inGroup('administration', [
  {
    path: '/people',
    titleKey: 'pages.people',
    texts: ['people', 'apps'],
  },
  {
    path: '/activity',
    titleKey: 'pages.activity',
    texts: ['activity', 'rentals'],
  },
]);
