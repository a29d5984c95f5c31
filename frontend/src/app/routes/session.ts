import { paths } from '../../lib/paths';
import type { PageRoute } from './page-route';

export const sessionRoutes: PageRoute[] = [
  {
    path: paths.login,
    titleKey: 'pages.login',
    load: () => import('../../features/session/LoginPage'),
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.register,
    titleKey: 'pages.register',
    load: () => import('../../features/session/RegisterPage'),
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.recover,
    titleKey: 'pages.recover',
    load: () => import('../../features/session/RecoverPage'),
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.lockScreen,
    titleKey: 'pages.lockScreen',
    load: () => import('../../features/session/LockScreenPage'),
    layout: 'blank',
    texts: ['lock', 'session'],
  },
  {
    path: paths.maintenance,
    titleKey: 'pages.maintenance',
    load: () => import('../../layouts/MaintenancePage'),
    layout: 'blank',
    texts: ['maintenance'],
  },
  {
    path: paths.notFound,
    titleKey: 'pages.notFound',
    load: () => import('../../layouts/NotFoundPage'),
    layout: 'blank',
    texts: [],
  },
];
