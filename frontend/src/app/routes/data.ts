import barChart from 'bootstrap-icons/icons/bar-chart.svg?glyph';
import database from 'bootstrap-icons/icons/database.svg?glyph';
import grid1x2 from 'bootstrap-icons/icons/grid-1x2.svg?glyph';
import layoutThreeColumns from 'bootstrap-icons/icons/layout-three-columns.svg?glyph';
import map from 'bootstrap-icons/icons/map.svg?glyph';
import pieChart from 'bootstrap-icons/icons/pie-chart.svg?glyph';
import table from 'bootstrap-icons/icons/table.svg?glyph';
import { inGroup } from './page-route';

export const dataRoutes = inGroup('data', [
  {
    path: '/tables/basic-table',
    titleKey: 'pages.basicTable',
    icon: table,
    load: () => import('../../demos/tables/BasicTablePage'),
    texts: ['demos'],
  },
  {
    path: '/tables/react-table',
    titleKey: 'pages.reactTable',
    icon: layoutThreeColumns,
    load: () => import('../../demos/tables/ReactTablePage'),
    texts: ['demos'],
  },
  {
    path: '/tables/data-table',
    titleKey: 'pages.dataTable',
    icon: database,
    load: () => import('../../demos/tables/DataTablePage'),
    texts: ['demos'],
  },
  {
    path: '/charts/apex',
    titleKey: 'pages.apexCharts',
    icon: barChart,
    load: () => import('../../demos/charts/ApexChartsPage'),
    texts: ['demos'],
  },
  {
    path: '/charts/chartjs',
    titleKey: 'pages.chartJs',
    icon: pieChart,
    load: () => import('../../demos/charts/ChartJsPage'),
    texts: ['demos'],
  },
  {
    path: '/map/vector',
    titleKey: 'pages.vectorMap',
    icon: map,
    load: () => import('../../demos/map/VectorMapPage'),
    texts: ['demos'],
  },
  {
    path: '/widget',
    titleKey: 'pages.widgets',
    icon: grid1x2,
    load: () => import('../../demos/widgets/WidgetsPage'),
    texts: ['demos'],
  },
]);
