import { inGroup } from './page';

export const administrationPages = inGroup({ group: 'administration', hasFigures: true }, [
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
