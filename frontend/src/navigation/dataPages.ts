import { inGroup } from './page';

export const dataPages = inGroup({ group: 'data' }, [
  {
    path: '/tables/basic-table',
    titleKey: 'pages.basicTable',
    texts: ['demos'],
  },
  {
    path: '/tables/react-table',
    titleKey: 'pages.reactTable',
    texts: ['demos'],
  },
  {
    path: '/tables/data-table',
    titleKey: 'pages.dataTable',
    hasFigures: true,
    texts: ['demos'],
  },
  {
    path: '/charts/apex',
    titleKey: 'pages.apexCharts',
    texts: ['demos'],
  },
  {
    path: '/charts/chartjs',
    titleKey: 'pages.chartJs',
    texts: ['demos'],
  },
  {
    path: '/map/vector',
    titleKey: 'pages.vectorMap',
    texts: ['demos'],
  },
  {
    path: '/widget',
    titleKey: 'pages.widgets',
    hasFigures: true,
    texts: ['demos'],
  },
]);
