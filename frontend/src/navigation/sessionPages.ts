import { paths } from '../lib/paths';
import type { Page } from './page';

export const sessionPages = [
  {
    path: paths.login,
    titleKey: 'pages.login',
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.register,
    titleKey: 'pages.register',
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.recover,
    titleKey: 'pages.recover',
    layout: 'blank',
    texts: ['session'],
    access: 'guest',
  },
  {
    path: paths.lockScreen,
    titleKey: 'pages.lockScreen',
    layout: 'blank',
    texts: ['lock', 'session'],
  },
  {
    path: paths.maintenance,
    titleKey: 'pages.maintenance',
    layout: 'blank',
    texts: ['maintenance'],
  },
  {
    path: paths.notFound,
    titleKey: 'pages.notFound',
    layout: 'blank',
    texts: [],
  },
] as const satisfies readonly Page[];
