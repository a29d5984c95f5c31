import { inGroup } from './page';

export const componentsPages = inGroup({ group: 'components' }, [
  {
    path: '/ui/alerts',
    titleKey: 'pages.uiAlerts',
    texts: ['demos'],
  },
  {
    path: '/ui/badges',
    titleKey: 'pages.uiBadges',
    texts: ['demos'],
  },
  {
    path: '/ui/buttons',
    titleKey: 'pages.uiButtons',
    texts: ['demos'],
  },
  {
    path: '/ui/cards',
    titleKey: 'pages.uiCards',
    texts: ['demos'],
  },
  {
    path: '/ui/grid',
    titleKey: 'pages.uiGrid',
    texts: ['demos'],
  },
  {
    path: '/ui/table',
    titleKey: 'pages.uiTable',
    texts: ['demos'],
  },
  {
    path: '/ui/forms',
    titleKey: 'pages.uiForms',
    texts: ['demos'],
  },
  {
    path: '/ui/breadcrumbs',
    titleKey: 'pages.uiBreadcrumbs',
    texts: ['demos'],
  },
  {
    path: '/ui/dropdown',
    titleKey: 'pages.uiDropdown',
    texts: ['demos'],
  },
  {
    path: '/ui/button-group',
    titleKey: 'pages.uiButtonGroup',
    texts: ['demos'],
  },
  {
    path: '/ui/collapse',
    titleKey: 'pages.uiCollapse',
    texts: ['demos'],
  },
  {
    path: '/ui/list-group',
    titleKey: 'pages.uiListGroup',
    texts: ['demos'],
  },
  {
    path: '/ui/modal',
    titleKey: 'pages.uiModal',
    texts: ['demos'],
  },
  {
    path: '/ui/navbar',
    titleKey: 'pages.uiNavbar',
    texts: ['demos'],
  },
  {
    path: '/ui/nav',
    titleKey: 'pages.uiNav',
    texts: ['demos'],
  },
  {
    path: '/ui/pagination',
    titleKey: 'pages.uiPagination',
    texts: ['demos'],
  },
  {
    path: '/ui/popover',
    titleKey: 'pages.uiPopover',
    texts: ['demos'],
  },
  {
    path: '/ui/progress',
    titleKey: 'pages.uiProgress',
    texts: ['demos'],
  },
  {
    path: '/ui/spinner',
    titleKey: 'pages.uiSpinner',
    texts: ['demos'],
  },
  {
    path: '/ui/tabs',
    titleKey: 'pages.uiTabs',
    texts: ['demos'],
  },
  {
    path: '/ui/toasts',
    titleKey: 'pages.uiToasts',
    texts: ['demos'],
  },
  {
    path: '/ui/tooltip',
    titleKey: 'pages.uiTooltip',
    texts: ['demos'],
  },
]);
