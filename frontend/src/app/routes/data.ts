import { inGroup } from './page-route';

export const dataRoutes = inGroup('data', [
  {
    path: '/tables/basic-table',
    titleKey: 'pages.basicTable',
    load: () => import('../../demos/tables/basic-table/BasicTablePage'),
    texts: ['demos'],
  },
  {
    path: '/tables/react-table',
    titleKey: 'pages.reactTable',
    load: () => import('../../demos/tables/react-table/ReactTablePage'),
    texts: ['demos'],
  },
  {
    path: '/tables/data-table',
    titleKey: 'pages.dataTable',
    load: () => import('../../demos/tables/data-table/DataTablePage'),
    texts: ['demos'],
  },
  {
    path: '/charts/apex',
    titleKey: 'pages.apexCharts',
    load: () => import('../../demos/charts/apex/ApexChartsPage'),
    texts: ['demos'],
  },
  {
    path: '/charts/chartjs',
    titleKey: 'pages.chartJs',
    load: () => import('../../demos/charts/chartjs/ChartJsPage'),
    texts: ['demos'],
  },
  {
    path: '/map/vector',
    titleKey: 'pages.vectorMap',
    load: () => import('../../demos/map/vector/VectorMapPage'),
    texts: ['demos'],
  },
  {
    path: '/widget',
    titleKey: 'pages.widgets',
    load: () => import('../../demos/widget/WidgetsPage'),
    texts: ['demos'],
  },
]);
